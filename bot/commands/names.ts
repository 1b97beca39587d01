/** Commands in menu order. Each has a description in the catalogue, `bot-command-{name}`. */
export const commandNames = [
  'start',
  'checkin',
  'points',
  'tasks',
  'invite',
  'status',
  'history',
  'export',
  'pay',
  'remind',
  'wallets',
  'language',
  'support',
  'help',
] as const
export type CommandName = (typeof commandNames)[number]
