/** Commands in the order of the menu. Each has its sentence in the catalogue, `bot-command-{name}`. */
export const commandNames = [
  'start',
  'checkin',
  'points',
  'tasks',
  'invite',
  'status',
  'history',
  'remind',
  'wallets',
  'language',
  'support',
  'help',
] as const
export type CommandName = (typeof commandNames)[number]
