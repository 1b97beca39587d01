import { permits, permitsPair, type Policy, verdict } from '#core/policy/surface.ts'
import type { CommandName } from '../commands/names.ts'
import type { View } from './view.ts'
import type { Visit } from './visit.ts'

const open = (policy: Policy, capability: string): boolean => permits(verdict(policy, 'telegram', capability), 'other')

const earns = (policy: Policy): boolean => open(policy, 'rewards')
/** On any network: the group's rule, or one network's own. */
const checksIn = (policy: Policy): boolean =>
  earns(policy) &&
  ['checkin:*', ...Object.keys(policy.telegram).filter((name) => name.startsWith('checkin:'))].some((name) =>
    open(policy, name),
  )

/** What each command about earning stands on; the others are there whatever the policy says. */
const needs: Partial<Readonly<Record<CommandName, (policy: Policy) => boolean>>> = {
  checkin: checksIn,
  remind: checksIn,
  points: earns,
  tasks: earns,
  invite: earns,
}

/** What stands in place of a command that the surface policy has closed in Telegram; null where it is open. */
export async function closed({ api, words }: Pick<Visit, 'api' | 'words'>, name: CommandName): Promise<View | null> {
  const needed = needs[name]
  if (!needed || needed(await api.policy())) return null
  return { html: words.html('problem-hidden_on_surface') }
}

/** Whether there is anything to remind of. Where nobody says so, a day that was to be counted is not lost. */
export const reminds = ({ api }: Pick<Visit, 'api'>): Promise<boolean> => api.policy().then(checksIn, () => true)

/** Whether there is anything to invite to; where nobody says so, as ever. */
export const invites = ({ api }: Pick<Visit, 'api'>): Promise<boolean> => api.policy().then(earns, () => true)

/** Whether links may lead out of the product. Where nobody says so, people in need of help are not left alone. */
export const leadsOut = async ({ api }: Pick<Visit, 'api'>): Promise<boolean> =>
  api.policy().then(
    (policy) => permits(verdict(policy, 'telegram', 'links'), 'other'),
    () => true,
  )

/** Whether the app in Telegram offers transfers from the one family's networks to the other's; no, where nobody says so. */
export const pairs = async ({ api }: Pick<Visit, 'api'>, from: string, to: string): Promise<boolean> =>
  api.policy().then(
    (policy) => permitsPair(policy, 'telegram', from, to),
    () => false,
  )
