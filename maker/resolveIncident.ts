import { AppError } from '#core/errors.ts'
import type { Store } from '#store/contract.ts'
import type { Incident } from '#store/operations/types.ts'
import { COMMAND_INVALID } from '#store/adminProcess.ts'

/** One line of the operator's list. */
export const describeIncident = ({ id, kind, subject, details, firstSeenAt, lastSeenAt }: Incident): string =>
  `incident ${id}  ${kind}  ${subject}  ${JSON.stringify(details)}  ${firstSeenAt.toISOString()} to ${lastSeenAt.toISOString()}`

/** Resolves an incident after an operator has dealt with it. @throws AppError `command_invalid`, `incident_missing`. */
export async function resolveIncident(store: Store, text: string): Promise<string> {
  if (!/^\d{1,18}$/.test(text))
    throw new AppError(COMMAND_INVALID, 'An incident is named by its number in the list.', { retriable: false })
  const ended = await store.incidents.resolve(BigInt(text))
  if (!ended) throw new AppError('incident_missing', `No open incident has the number ${text}.`, { retriable: false })
  return `incident ${ended.id} (${ended.kind} ${ended.subject}) is resolved`
}
