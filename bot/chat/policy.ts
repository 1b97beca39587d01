import { permits, permitsPair, type Policy, verdict } from '#core/catalogue/surface.ts'
import type { CommandName } from '../commands/names.ts'
import { link, type View } from './view.ts'
import type { CommandContext } from './commandContext.ts'

const open = (policy: Policy, capability: string): boolean => permits(verdict(policy, 'telegram', capability), 'other')

const earns = (policy: Policy): boolean => open(policy, 'rewards')
/** True if check-ins are permitted on any network, by the general rule or a network's own. */
const checksIn = (policy: Policy): boolean =>
  earns(policy) &&
  ['checkin:*', ...Object.keys(policy.telegram).filter((name) => name.startsWith('checkin:'))].some((name) =>
    open(policy, name),
  )

const exports = (policy: Policy): boolean => open(policy, 'exports')

const always = (): boolean => true

/** Policy check of each command. */
const needs: Readonly<Record<CommandName, (policy: Policy) => boolean>> = {
  start: always,
  checkin: checksIn,
  points: earns,
  tasks: earns,
  invite: earns,
  status: always,
  history: always,
  export: exports,
  pay: always,
  remind: checksIn,
  wallets: always,
  language: always,
  support: always,
  help: always,
}

/** The message that replaces a command denied by the surface policy; null if it is permitted. */
export async function denyIfDisabled(
  { api, words }: Pick<CommandContext, 'api' | 'words'>,
  name: CommandName,
): Promise<View | null> {
  const permitted = needs[name]
  // Commands that need nothing also answer while the API fails.
  if (permitted === always || permitted(await api.policy())) return null
  return { html: words.html('problem-hidden_on_surface') }
}

/** True if check-ins are available. Defaults to true if the API fails, so that no counted day is lost. */
export const reminds = ({ api }: Pick<CommandContext, 'api'>): Promise<boolean> =>
  api.policy().then(checksIn, () => true)

/** True if files of the wallets are available. */
export const offersFiles = ({ api }: Pick<CommandContext, 'api'>): Promise<boolean> =>
  api.policy().then(exports, () => false)

/** True if referrals are available; also if the API fails. */
export const invites = ({ api }: Pick<CommandContext, 'api'>): Promise<boolean> => api.policy().then(earns, () => true)

/** True if external links are allowed. Defaults to true if the API fails, so that users can still reach support. */
export const allowsExternalLinks = async ({ api }: Pick<CommandContext, 'api'>): Promise<boolean> =>
  api.policy().then(
    (policy) => permits(verdict(policy, 'telegram', 'links'), 'other'),
    () => true,
  )

/** True if the Telegram app offers transfers between these families; false if the API fails. */
export const pairs = async ({ api }: Pick<CommandContext, 'api'>, from: string, to: string): Promise<boolean> =>
  api.policy().then(
    (policy) => permitsPair(policy, 'telegram', from, to),
    () => false,
  )

/** Commands without personal data. */
export const groupCommands: readonly CommandName[] = ['start', 'help']

/** Groups are public to their members, so the answer has no personal data, only a link to continue in private. */
export function inGroup({ words, links }: CommandContext, name: CommandName): View {
  const app = link(words.plain('bot-open'), links.open({ kind: 'bridge', wishes: {} }))
  if (groupCommands.includes(name)) return { html: words.html('bot-group-hello'), buttons: [[app]] }
  return { html: words.html('bot-group-private'), buttons: [[link(words.plain('bot-group-open'), links.start(name))]] }
}
