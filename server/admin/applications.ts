import type { ApplicationState } from '#core/order/makerApplication.ts'
import type { ApplicationRow } from '#store/applications/types.ts'
import { type AdminDeps, type AdminOptions, auditOf, limitOf, refuseCommand, rowNumber } from './command.ts'
import { jsonText, moreText, oneLine } from './text.ts'

type Deps = Pick<AdminDeps, 'store'>
type Command = (deps: Deps, options: AdminOptions) => Promise<string>

const idOf = (options: AdminOptions): bigint => rowNumber(options, 'id', 'the number of an application')
const unknown = (id: bigint) =>
  refuseCommand(
    `There is no application ${id}. Its applicant may have changed it, which gives it another number.`,
    'application_unknown',
  )

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')

const line = ({ id, createdAt, state, wallet, liquidity, name }: ApplicationRow): string =>
  oneLine(`${id}  ${minute(createdAt)}  ${state}  ${wallet}  ${liquidity}  ${name}`)

function block(row: ApplicationRow): string {
  const { contact, networks, assets, message, decidedAt } = row
  return [
    line(row),
    `   contact: ${contact}`,
    `   networks: ${networks.join(', ')}`,
    `   assets: ${assets.join(', ')}`,
    ...(decidedAt ? [`   decided: ${minute(decidedAt)} UTC`] : []),
    ...message.split('\n').map((text) => `   > ${text}`),
  ]
    .map(oneLine)
    .join('\n')
}

const rowData = ({ createdAt, decidedAt, ...row }: ApplicationRow) => ({
  ...row,
  created_at: createdAt.toISOString(),
  decided_at: decidedAt?.toISOString() ?? null,
})

/** The log is never deleted, so it has the wallet, which is public, and no name or contact. */
const decision =
  (verb: string, state: Exclude<ApplicationState, 'open'>): Command =>
  async ({ store }, options) => {
    const [id, audit] = [idOf(options), auditOf(options)]
    return store.transaction(async (inner) => {
      const before = await inner.applications.get(id)
      const row = before && (await inner.applications.decide(id, state))
      if (!row) throw unknown(id)
      await inner.adminLog.add({
        ...audit,
        action: `applications ${verb}`,
        subject: row.wallet,
        before: { application: String(id), state: before.state },
        after: { application: String(id), state },
      })
      return `Application ${id} of ${row.wallet} is ${state}.`
    })
  }

/** Commands for applications of market makers. Accepting one changes no contract: the operator then contacts the applicant. */
export const applicationCommands: Readonly<Record<string, Command>> = {
  list: async ({ store }, options) => {
    const limit = limitOf(options)
    const before =
      options.before === undefined ? {} : { before: rowNumber(options, 'before', 'the number of an application') }
    const rows = await store.applications.list({ limit: limit + 1, ...before })
    const shown = rows.slice(0, limit)
    if (options.json) return jsonText(shown.map(rowData))
    return [...shown.map(line), ...moreText(rows.length, limit)].join('\n') || 'No applications.'
  },
  show: async ({ store }, options) => {
    const id = idOf(options)
    const row = await store.applications.get(id)
    if (!row) throw unknown(id)
    return options.json ? jsonText(rowData(row)) : block(row)
  },
  accept: decision('accept', 'accepted'),
  decline: decision('decline', 'declined'),
}
