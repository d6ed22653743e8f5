/// How often memory has been asked for since the program started; 0 where it is not counted.
unsigned long allocation_count(void);
