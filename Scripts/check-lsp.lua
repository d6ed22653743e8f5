-- Run by Scripts/check-lsp in Neovim without a screen: what its own client makes of the server. Each line it prints that begins
-- with CHECK says what was right or wrong.
local folder = vim.env.FOLDER

local function check(what, right, found)
  local more = right and '' or ': ' .. vim.inspect(found):gsub('%s+', ' ')
  io.stdout:write('CHECK ' .. (right and 'ok' or 'wrong') .. ' ' .. what .. more .. '\n')
end

local function lines() return vim.api.nvim_buf_get_lines(0, 0, -1, true) end

local function attach()
  local settings = { name = 'schemagen', cmd = { vim.env.SCHEMAGEN, 'lsp' }, root_dir = folder }
  if vim.lsp.start then return vim.lsp.start(settings) end
  Client = Client or vim.lsp.start_client(settings)
  vim.lsp.buf_attach_client(0, Client)
  return Client
end

local function edit(name)
  vim.cmd('edit! ' .. folder .. '/' .. name)
  local client = attach()
  vim.wait(10000, function() return vim.lsp.get_client_by_id(client).server_capabilities ~= nil end, 20)
end

local function ask(method, more)
  local parameters = vim.tbl_extend('force', vim.lsp.util.make_position_params(0, 'utf-16'), more or {})
  for _, answer in pairs(vim.lsp.buf_request_sync(0, 'textDocument/' .. method, parameters, 10000) or {}) do
    return answer.result
  end
end

-- The messages of the findings, once there are some with or without a word.
local function findings(word, wanted)
  local function messages() return vim.tbl_map(function(one) return one.message end, vim.diagnostic.get(0)) end
  local function has()
    return #messages() > 0 and (table.concat(messages(), '\n'):find(word, 1, true) ~= nil) == wanted
  end
  vim.wait(10000, has, 20)
  return has(), messages()
end

-- Applies the quick fix that is meant for what stands at the cursor.
local function fix()
  local position = vim.lsp.util.make_range_params(0, 'utf-16')
  position.context = { diagnostics = {} }
  local fixes
  for _, answer in pairs(vim.lsp.buf_request_sync(0, 'textDocument/codeAction', position, 10000) or {}) do fixes = answer.result end
  local meant = vim.tbl_filter(function(one) return one.isPreferred end, fixes or {})
  check('a quick fix is offered', #meant == 1, fixes)
  if meant[1] then vim.lsp.util.apply_workspace_edit(meant[1].edit, 'utf-16') end
end

local function run()
  edit('Schemas/order.yaml')
  check('findings are shown', findings('maxLength', true))

  vim.api.nvim_win_set_cursor(0, { 7, 26 })
  fix()
  check('a quick fix is applied', lines()[7] == '  note: {type: string, maxLength: 3}', lines())
  check('the finding is gone', findings('maxLength', false))

  vim.api.nvim_win_set_cursor(0, { 6, 12 })
  local hover = ask('hover')
  check('hover tells what a reference leads to', hover and hover.contents.value:find('at most `9`', 1, true) ~= nil, hover)
  vim.lsp.buf.definition()
  vim.wait(10000, function() return vim.api.nvim_buf_get_name(0):find('parts.yaml', 1, true) ~= nil end, 20)
  check('go to definition', vim.api.nvim_buf_get_name(0):find('parts.yaml', 1, true) and vim.api.nvim_win_get_cursor(0)[1] == 4,
    { vim.api.nvim_buf_get_name(0), vim.api.nvim_win_get_cursor(0) })
  vim.cmd('write')
  edit('Schemas/parts.yaml')
  findings('description', true)
  vim.api.nvim_win_set_cursor(0, { 4, 3 })
  local uses = ask('references', { context = { includeDeclaration = false } })
  check('references', uses and #uses == 1 and uses[1].uri:find('order.yaml', 1, true) ~= nil, uses)
  vim.lsp.buf.rename('extent')
  vim.wait(10000, function() return lines()[4]:find('extent', 1, true) ~= nil end, 20)
  check('rename changes the definition', lines()[4]:find('extent: ', 1, true) ~= nil, lines())
  edit('Schemas/order.yaml')
  check('rename changes the reference', lines()[6] == "    $ref: 'parts.yaml#/$defs/extent'", lines())

  vim.api.nvim_buf_set_lines(0, 6, 6, true, { '    max' })
  vim.api.nvim_win_set_cursor(0, { 7, 6 })
  vim.wait(300)
  local parameters = vim.lsp.util.make_position_params(0, 'utf-16')
  parameters.position.character = 7
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/completion', parameters, 10000) or {}
  local labels = {}
  for _, answer in pairs(answers) do
    for _, item in ipairs(vim.lsp.util.extract_completion_items(answer.result)) do labels[item.label] = true end
  end
  check('keywords are proposed in a half-typed text', labels.maximum and labels.maxLength, labels)
  for typed, mended in pairs({ ['    type: int'] = '    type: integer', ["    maximum: '3'"] = '    maximum: 3',
    ['      minimum: 1'] = '    minimum: 1', ['    title: At: noon'] = "    title: 'At: noon'" }) do
    vim.api.nvim_buf_set_lines(0, 6, 7, true, { typed })
    vim.wait(1500)
    local _, first = typed:find(typed:find('minimum', 1, true) and ' +m' or ': .')
    vim.api.nvim_win_set_cursor(0, { 7, first })
    if typed:find('At: noon', 1, true) then
      check('text with a colon is a mistake', findings('in quotes', true))
    else
      fix()
      check('what was typed is mended', lines()[7] == mended, { typed, lines()[7] })
    end
  end
  vim.api.nvim_buf_set_lines(0, 6, 7, true, {})
  local symbols = ask('documentSymbol')
  check('symbols', symbols and #symbols == 2, symbols)
  vim.api.nvim_buf_set_lines(0, 0, 1, true, { 'title:   "Order"' })
  if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 10000 }) else vim.lsp.buf.formatting_sync({}, 10000) end
  check('the layout is that of fmt', lines()[1] == 'title: Order', lines())
end

local good, problem = pcall(run)
if not good then check('the script runs', false, problem) end
io.stdout:write('DONE\n')
