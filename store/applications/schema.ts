import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  APPLICATION_LIMITS,
  type ApplicationState,
  applicationStates,
  type LiquidityRange,
  liquidityRanges,
} from '#core/order/makerApplication.ts'
import { identity, instant, inWords, noLongerThan } from '../columns.ts'

/** Bytes of UTF-8 per UTF-16 unit. */
const WIDEST = 3

/** Applications to become a market maker, one per wallet. */
export const makerApplications = pgTable(
  'maker_applications',
  {
    id: identity(),
    wallet: text('wallet').notNull(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    networks: jsonb('networks').$type<readonly number[]>().notNull(),
    assets: jsonb('assets').$type<readonly string[]>().notNull(),
    liquidity: text('liquidity').$type<LiquidityRange>().notNull(),
    message: text('message').notNull(),
    state: text('state').$type<ApplicationState>().notNull(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('maker_applications_wallet').on(t.wallet),
    index('maker_applications_state').on(t.state, t.createdAt),
    check('maker_applications_words', inWords(t.state, applicationStates)),
    check('maker_applications_liquidity', inWords(t.liquidity, liquidityRanges)),
    check(
      'maker_applications_size',
      noLongerThan({
        wallet: 500,
        name: APPLICATION_LIMITS.name * WIDEST,
        contact: APPLICATION_LIMITS.contact * WIDEST,
        networks: 400,
        assets: 1600,
        message: APPLICATION_LIMITS.message * WIDEST,
      }),
    ),
  ],
)
