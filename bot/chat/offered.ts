import { permits, permitsPair, verdict } from '#core/policy/surface.ts'
import type { CommandName } from '../commands/names.ts'
import type { View } from './view.ts'
import type { Visit } from './visit.ts'

/** Commands about what is earned. */
const rewarding: ReadonlySet<CommandName> = new Set<CommandName>(['checkin', 'points', 'tasks', 'invite', 'remind'])

const earns = async ({ api }: Pick<Visit, 'api'>): Promise<boolean> => permits(verdict(await api.policy(), 'telegram', 'rewards'), 'other')

/** What stands in place of a command that the surface policy has closed in Telegram; null where it is open. */
export async function closed(visit: Pick<Visit, 'api' | 'words'>, name: CommandName): Promise<View | null> {
  if (!rewarding.has(name) || (await earns(visit))) return null
  return { html: visit.words.html('problem-hidden_on_surface') }
}

/** Whether there is anything to remind of. Where nobody says so, a day that was to be counted is not lost. */
export const reminds = (deps: Pick<Visit, 'api'>): Promise<boolean> => earns(deps).catch(() => true)

/** Whether links may lead out of the product. Where nobody says so, people in need of help are not left alone. */
export const leadsOut = async ({ api }: Pick<Visit, 'api'>): Promise<boolean> => api.policy().then((policy) => permits(verdict(policy, 'telegram', 'links'), 'other'), () => true)

/** Whether the app in Telegram offers transfers from the one family's networks to the other's; no, where nobody says so. */
export const pairs = async ({ api }: Pick<Visit, 'api'>, from: string, to: string): Promise<boolean> => api.policy().then((policy) => permitsPair(policy, 'telegram', from, to), () => false)
