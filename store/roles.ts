/** Rights of a role on one table: `true` for every column, or the permitted columns. */
export interface TableRights {
  readonly select?: true | readonly string[]
  readonly insert?: true | readonly string[]
  readonly update?: true | readonly string[]
  readonly delete?: true
  /** SQL conditions that rows must meet, per right; a right without one covers every row. */
  readonly rows?: Readonly<Partial<Record<Verb, string>>>
}
export const verbs = ['select', 'insert', 'update', 'delete'] as const
export type Verb = (typeof verbs)[number]
export type RoleName = 'server' | 'maker' | 'bot' | 'reconciler' | 'admin'
type Row = Readonly<Partial<Record<RoleName, TableRights>>>

const all: TableRights = { select: true, insert: true, update: true, delete: true }
const read: TableRights = { select: true }
const append: TableRights = { select: true, insert: true }
const edit: TableRights = { select: true, insert: true, update: true }
const recordOnly: TableRights = { select: true, insert: true, update: ['last_seen_at'] }
const consume: TableRights = { select: true, update: true, delete: true }
const isTelegramSession = "family = 'telegram'"
const isOwnLease = "name like 'bot-poller:%'"

/**
 * Rights on each table: one PostgreSQL role per process, plus `admin` for operators' commands. The reconciler reads and
 * `admin` edits every table, so only exceptions are listed. Attesters have databases of their own.
 */
export const tableRights: Readonly<Record<string, Row>> = {
  // An order's terms are immutable: only the maker moves its state, and its amounts and recipient never change.
  orders: {
    server: {
      ...append,
      update: ['deposit_hint', 'deposit_hinted_at', 'updated_at'],
      rows: { insert: "state = 'quoted' and last_seq = 1" },
    },
    maker: {
      select: true,
      update: ['state', 'held_reason', 'last_seq', 'updated_at', 'from_address', 'deposit_hint', 'deposit_hinted_at'],
    },
    bot: read,
  },
  order_addresses: { server: read, maker: append },
  // A foreign event with a seq that the maker needs next would fail all its writes for that order.
  order_events: {
    server: { ...append, rows: { insert: "seq = 1 and type = 'created' and state = 'quoted'" } },
    maker: append,
  },
  order_steps: { server: append, maker: { select: true, update: ['status', 'tx_ref'] } },
  // The server moves these orders by advance_external_order(), which refuses orders of the maker.
  external_orders: { server: edit, maker: read },
  order_handovers: { server: all },
  order_reservations: { server: { ...append, delete: true } },
  // Triggers protect it; only the record of an order that expired without a deposit can be deleted, with its rows in
  // the other tables.
  order_records: { server: { ...append, update: ['expires_at'], delete: true } },
  order_prices: { server: append },
  order_fees: { server: append },
  order_offers: { server: append },
  // No right to `id`: an id ahead of the sequence would fail a later write of the maker.
  outbox: {
    server: { ...all, insert: ['topic', 'key', 'payload', 'attempts', 'created_at', 'available_at'] },
    maker: append,
    bot: consume,
  },

  deposits: { server: read, maker: edit },
  // A trigger refuses changes. The maker counts no address that it can't derive itself, and skips indexes after a loss.
  deposit_addresses: { server: append, maker: read },
  deposit_indexes: { server: edit, maker: edit },
  endings: { server: read, maker: edit },
  disbursements: { server: read, maker: all },
  signers: { maker: edit },
  money_versions: { maker: edit },
  // The server counts what waits to leave, and publishes how canaries end. A row counts for the maker only with its own seal.
  transfers: {
    server: {
      select: [
        'id',
        'order_id',
        'chain_id',
        'asset',
        'amount',
        'native_fee',
        'to_asset',
        'provider',
        'open_by',
        'state',
        'canary_route',
        'created_at',
      ],
    },
    maker: edit,
  },
  transfer_backoffs: { maker: all },
  // Not money of ours: a wallet sends the call itself, and the network alone tells how it ended.
  swaps: { server: all },
  deployments: { server: all },
  // Coins of test networks, which the server pays with a key of its own. A signed transaction is never changed.
  faucet_claims: { server: edit },
  faucet_txs: { server: append },
  // Only an operator decides: the server's role can neither update a row nor insert a decided one.
  maker_applications: { server: { ...append, delete: true, rows: { insert: "state = 'open'" } } },
  maker_prices: { maker: { ...append, delete: true } },
  slots: { server: { select: ['id', 'purpose', 'ref_id'] }, maker: edit },
  // Only the maker may see signed bytes that await their broadcast.
  slot_txs: { server: { select: ['slot_id', 'ref'] }, maker: edit },
  claims: { server: read, maker: edit },
  claim_orders: { server: read, maker: edit },
  // A depositor's signature is immutable; the maker writes its outcome.
  openings: { server: append, maker: { select: true, update: ['state', 'reason', 'tx_ref', 'updated_at'] } },
  attestations: { maker: edit },
  channel_fees: { server: read, maker: append },
  chain_state: { server: read, maker: edit },
  rescans: { maker: edit },
  scanned_escrows: { maker: append },
  // A process that could take a chain's lease would stop its payouts and claims.
  leases: { maker: edit, bot: { ...edit, rows: { select: isOwnLease, insert: isOwnLease, update: isOwnLease } } },
  // Processes record and pause; only an operator resolves and resumes.
  incidents: { server: read, maker: recordOnly, reconciler: recordOnly },
  pauses: { server: read, maker: append, reconciler: append },

  // Published results of checks; no process may act on them.
  reconciled_chains: { server: read, reconciler: edit },
  provider_checks: { server: read, maker: edit },

  quotes: { server: all },
  quote_requests: { server: all },
  idempotency: { server: all },
  limits: { server: all, bot: all },
  // The bot lists and ends Telegram users' sessions, and can't read token hashes.
  sessions: {
    server: all,
    bot: {
      select: ['id', 'user_id', 'family', 'device', 'created_at', 'last_seen_at', 'expires_at'],
      delete: true,
      rows: { select: isTelegramSession, delete: isTelegramSession },
    },
  },
  nonces: { server: all },
  user_actions: { server: { ...append, delete: true } },
  airdrop_allocations: { server: read },
  // Only what it does by itself: no process writes under an operator's name, or reads what operators did.
  admin_log: {
    maker: {
      select: ['id'],
      insert: ['at', 'actor', 'action', 'subject', 'before', 'after', 'reason'],
      rows: { insert: "actor = 'automatic'" },
    },
  },

  telegram_users: { server: all, bot: edit },
  telegram_wallets: { server: all, bot: all },
  telegram_partings: { server: all, bot: edit },
  telegram_reminders: { server: all, bot: edit },
  notices: { server: { select: true, delete: true }, bot: all },
  send_pace: { bot: edit },
  bot_updates: { server: { select: true, delete: true }, bot: all },

  check_ins: { server: edit, bot: read },
  // A row lock needs an updatable column; this one is generated always, and a trigger refuses every change.
  point_entries: { server: { ...append, update: ['id'] } },
  points_coming: { server: all },
  point_balances: { server: edit },
  point_bridges: { server: edit },
  point_weeks: { server: all },
  rank_boards: { server: all },
  rank_marks: { server: all },
  referral_codes: { server: all },
  referrals: { server: edit },
  review_flags: { server: all },
  campaigns: { server: edit },
  campaign_awards: { server: edit },
  campaign_acts: { server: all },
  social_releases: { server: { ...append, update: ['account'] } },
}

/** Rights of a role on a table, defaults included. */
export function rightsOf(role: RoleName, table: string): TableRights {
  const own = tableRights[table]?.[role]
  if (own) return own
  if (role === 'admin') return all
  return role === 'reconciler' ? read : {}
}
