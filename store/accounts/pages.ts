import { type SQL, sql } from 'drizzle-orm'
import type { ExportPage, ExportPart, ExportSection } from './types.ts'
import type { Db } from '../database.ts'

interface Source {
  /** Rows of a wallet or user, each with `place`, the sort key. */
  readonly from: (who: SQL) => SQL
  /** SQL type of `place`. */
  readonly place: 'text' | 'bigint' | 'uuid'
  /** The exported object. */
  readonly row: SQL
}

const time = (column: string): SQL => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const day = (column: string): SQL => sql.raw(`(date '1970-01-01' + ${column})::text`)

/**
 * Fields: `name` as is, `name:time` as ISO 8601, `name:text` if a JSON number could lose digits, `name:day` for an
 * epoch day.
 */
function object(...fields: readonly string[]): SQL {
  const pairs = fields.map((field) => {
    const [name = '', form] = field.split(':')
    const value = form === 'time' ? time(name) : form === 'day' ? day(name) : sql.raw(form ? `${name}::${form}` : name)
    return sql`${sql.raw(`'${name}'`)}, ${value}`
  })
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** Sections of a wallet. Exports contain no token hashes and no rows that name other users. */
const ofWallet: Partial<Record<ExportSection, Source>> = {
  sessions: {
    from: (who) => sql`select *, token_hash as place from sessions where user_id = ${who}`,
    place: 'text',
    row: object('family', 'surface', 'device', 'created_at:time', 'last_seen_at:time', 'expires_at:time'),
  },
  user_actions: {
    from: (who) => sql`select *, id as place from user_actions where user_address = ${who}`,
    place: 'bigint',
    row: object('user_address', 'action', 'agent', 'wallet_name', 'sign', 'ip', 'at:time'),
  },
  points: {
    from: (who) => sql`select *, wallet as place from point_balances where wallet = ${who}`,
    place: 'text',
    row: object(
      'wallet',
      'campaign_points',
      'cross_points',
      'cross_points_v1',
      'refer_points',
      'refer_points_v1',
      'check_in_points',
      'pool_points',
      'bridges',
      'hidden',
    ),
  },
  point_entries: {
    from: (who) => sql`select *, id as place from point_entries where wallet = ${who}`,
    place: 'bigint',
    row: object('id:text', 'wallet', 'rule', 'source_event', 'bucket', 'points', 'reason', 'at:time', 'final_at:time'),
  },
  check_ins: {
    from: (who) => sql`select *, day as place from check_ins where wallet = ${who}`,
    place: 'bigint',
    row: object('wallet', 'day:day', 'chain_id', 'tx_hash', 'points', 'streak', 'undone', 'at:time'),
  },
  campaign_tasks: {
    from: (who) => sql`select *, campaign_id || ' ' || act as place from campaign_acts where wallet = ${who}`,
    place: 'text',
    row: object('wallet', 'campaign_id', 'act', 'account', 'at:time', 'recheck_at:time'),
  },
  campaign_awards: {
    from: (who) => sql`select *, campaign_id || ' ' || part as place from campaign_awards where wallet = ${who}`,
    place: 'text',
    row: object('wallet', 'campaign_id', 'part', 'points', 'standing'),
  },
  invitation_codes: {
    from: (who) => sql`select *, wallet as place from referral_codes where wallet = ${who}`,
    place: 'text',
    row: object('wallet', 'code'),
  },
  invited_by: {
    from: (who) => sql`select *, referrer as place from referrals where referee = ${who}`,
    place: 'text',
    row: object('referee', 'referrer', 'bound_at:time', 'bridges', 'ended_at:time'),
  },
  invited: {
    // A friend who deleted their data is counted but not named.
    from: (who) =>
      sql`select case when hidden then null else referee end as friend, bound_at, bridges, points, ended_at, referee as place from referrals where referrer = ${who}`,
    place: 'text',
    row: object('friend', 'bound_at:time', 'bridges', 'points', 'ended_at:time'),
  },
  // Its link to a Telegram account, without the account.
  telegram_wallets: {
    from: (who) => sql`select *, address as place from telegram_wallets where address = ${who}`,
    place: 'text',
    row: object('address', 'family', 'linked_at:time', 'chosen_at:time'),
  },
  orders: {
    from: (who) =>
      sql`select orders.*, orders.id as place from order_addresses join orders on orders.id = order_addresses.order_id where order_addresses.address = ${who}`,
    place: 'uuid',
    row: object(
      'id',
      'state',
      'provider',
      'from_asset',
      'to_asset',
      'send_amount:text',
      'receive_amount:text',
      'bridge_fee:text',
      'from_address',
      'recipient',
      'refund_address',
      'memo',
      'onchain_id',
      'surface',
      'created_at:time',
      'updated_at:time',
    ),
  },
  // As in the history of an address: anyone can make a swap for it, so one counts once a node has shown its transaction.
  swaps: {
    from: (who) =>
      sql`select *, id as place from swaps where from_address = ${who} and tx_hash is not null and (nonce is not null or mined_at is not null)`,
    place: 'uuid',
    row: object(
      'id',
      'status',
      'provider',
      'kind',
      'chain_id',
      'from_address',
      'from_asset',
      'to_asset',
      'exact',
      'send_amount:text',
      'max_send_amount:text',
      'receive_amount:text',
      'min_receive_amount:text',
      'sent_amount:text',
      'received_amount:text',
      'from_price_e8:text',
      'to_price_e8:text',
      'native_price_e8:text',
      'gas_fee:text',
      'tx_hash',
      'failure',
      'surface',
      'created_at:time',
      'mined_at:time',
      'updated_at:time',
    ),
  },
  deployments: {
    from: (who) => sql`select *, id as place from deployments where wallet = ${who}`,
    place: 'bigint',
    row: object(
      'wallet',
      'chain_id',
      'contract',
      'name',
      'message',
      'tx_hash',
      'is_final',
      'deployed_at:time',
      'created_at:time',
    ),
  },
  faucet_claims: {
    from: (who) => sql`select *, id as place from faucet_claims where wallet = ${who}`,
    place: 'bigint',
    row: object('wallet', 'chain_id', 'amount:text', 'state', 'tx_ref', 'created_at:time'),
  },
  maker_applications: {
    from: (who) => sql`select *, id as place from maker_applications where wallet = ${who}`,
    place: 'bigint',
    row: object(
      'wallet',
      'name',
      'contact',
      'networks',
      'assets',
      'liquidity',
      'message',
      'state',
      'created_at:time',
      'decided_at:time',
    ),
  },
}

const ofPerson: Partial<Record<ExportSection, Source>> = {
  telegram_account: {
    from: (who) => sql`select *, id as place from telegram_users where id = ${who}::bigint`,
    place: 'bigint',
    row: object('id:text', 'language', 'language_choice', 'may_write', 'reachable', 'receipts', 'seen_at:time'),
  },
  telegram_partings: {
    from: (who) => sql`select *, address as place from telegram_partings where user_id = ${who}::bigint`,
    place: 'text',
    row: object('address', 'parted_at:time', 'moved_family'),
  },
  reminders: {
    from: (who) => sql`select *, user_id as place from telegram_reminders where user_id = ${who}::bigint`,
    place: 'bigint',
    row: object('is_on', 'minute', 'zone', 'quiet_from', 'quiet_to', 'muted_until:time', 'next_due_at:time'),
  },
  messages: {
    from: (who) => sql`select *, id as place from notices where chat_id = ${who}::bigint`,
    place: 'bigint',
    row: object('kind', 'state', 'payload', 'created_at:time', 'ended_at:time'),
  },
  sessions: {
    from: (who) => sql`select *, token_hash as place from sessions where family = 'telegram' and user_id = ${who}`,
    place: 'text',
    row: object('family', 'surface', 'device', 'created_at:time', 'last_seen_at:time', 'expires_at:time'),
  },
}

/** See `Accounts.page`. */
export async function accountPage(
  q: Db,
  section: ExportSection,
  part: ExportPart,
  after: string | null,
  limit: number,
): Promise<ExportPage> {
  const source = ('wallet' in part ? ofWallet : ofPerson)[section]
  if (!source) return { rows: [], next: null }
  const who = sql`${'wallet' in part ? part.wallet : String(part.telegram)}`
  const type = sql.raw(source.place)
  const beyond = after === null ? sql`true` : sql`place > ${after}::${type}`
  const rows = await q.execute<{ place: string; row: string }>(
    sql`select place::text as place, ${source.row}::text as row from (${source.from(who)}) rows where ${beyond} order by rows.place limit ${limit}`,
  )
  return {
    rows: rows.map(({ row }) => row),
    next: rows.length < limit ? null : (rows.at(-1)?.place ?? null),
  }
}
