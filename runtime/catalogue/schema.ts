import { z } from 'zod'
import { families } from '#core/chain/family.ts'
import { type ColourRole, colourVariables, themes } from '#core/channel/colours.ts'
import { escrowVersions } from '#core/order/escrowOrder.ts'
import { memoRules } from '#core/order/exchangeMemo.ts'
import { MAX_DECIMALS } from '#core/money/units.ts'
import type { Merge } from './merge.ts'
import { ownWords } from './ownText.ts'

const chainNumber = z.int().positive()
const decimalText = z.string().regex(/^\d+(\.\d+)?$/, 'a plain decimal such as "0.25"')
const gweiText = z
  .string()
  .regex(/^\d+(\.\d{1,9})?$/, 'gwei with nine decimals at most, such as "150"')
  .refine((text) => Number(text) > 0, 'more than zero')
const text = z.string().min(1)

const chain = z.strictObject({
  id: chainNumber,
  family: z.enum(families),
  name: text,
  alias: text,
  slug: z
    .string()
    .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits, with single hyphens between them'),
  code: z.string().regex(/^[A-Za-z0-9]+$/, 'letters and digits'),
  isTestnet: z.boolean(),
  nativeCurrency: z.strictObject({ name: text, symbol: text, decimals: z.int().min(0).max(MAX_DECIMALS) }),
  rpcUrls: z.array(z.url()),
  protectedRpc: z.strictObject({ name: text, url: z.url({ protocol: /^https?$/ }) }).exactOptional(),
  explorerUrl: z.url().nullable(),
  explorerName: text.nullable(),
  icon: text,
  popular: z.array(z.strictObject({ tag: text, weight: z.number() })),
  disabled: z.boolean(),
  order: z.int(),
  flags: z.array(text),
})

const hash32 = z.string().regex(/^0x[0-9a-fA-F]{64}$/, '0x and 64 hex digits')
/** Format from before networks could have several escrows; its fields are refused with their replacement. */
const movedToEscrows = z.never({
  error: 'moved into "escrows": [] where there is none, else [{ "address", "version": "2", "firstBlock", "codeHash" }]',
})
const escrow = z.strictObject({
  address: text,
  version: z.enum(escrowVersions, {
    error: `this release settles escrows of version ${escrowVersions.join(' or ')} only`,
  }),
  firstBlock: z.int().nonnegative(),
  codeHash: hash32.exactOptional(),
})
/** The contract's own limit. */
const MOST_POOL_FEE_PPM = 50_000

const settlement = z.strictObject({
  escrow: movedToEscrows.exactOptional(),
  escrowCodeHash: movedToEscrows.exactOptional(),
  escrows: z.array(escrow),
  filler: text.nullable(),
  fillerCodeHash: hash32.exactOptional(),
  forwarderFactory: text.exactOptional(),
  pools: z
    .array(
      z.strictObject({
        asset: text,
        address: text,
        account: text,
        feePpm: z.int().min(0).max(MOST_POOL_FEE_PPM),
        codeHash: hash32.exactOptional(),
      }),
    )
    .exactOptional(),
  genesisHash: text.exactOptional(),
  depositAddress: text.nullable(),
  depositAccount: text.nullable().default(null),
  payoutAddress: text.exactOptional(),
  blockTimeMs: z.int().positive(),
  confirmationTiers: z
    .array(
      z.strictObject({
        upToUsd: decimalText.nullable(),
        confirmations: z.union([z.int().positive(), z.literal('finalized')]),
      }),
    )
    .min(1),
  finalityBlocks: z.int().positive().nullable(),
  maxReorgBlocks: z.int().positive(),
  unconfirmedCapUsd: decimalText,
  acceptUnproven: z.literal(true).exactOptional(),
  custodyCapUsd: decimalText.exactOptional(),
  gasFloorUsd: decimalText.exactOptional(),
  destinationGasCapUsd: decimalText.exactOptional(),
  outflowCapUsd: decimalText.exactOptional(),
  unclaimedCapUsd: decimalText.exactOptional(),
  openingGasCapUsd: decimalText.exactOptional(),
  reviewAboveUsd: decimalText.exactOptional(),
  firstBlock: z.int().nonnegative().exactOptional(),
  maxFeePerGasGwei: gweiText.exactOptional(),
  maxComputeUnitPrice: z.int().min(0).exactOptional(),
  feeRates: z
    .strictObject({ least: z.number().min(1), most: z.number().max(2_000), unknown: z.number().min(1).exactOptional() })
    .refine(({ least, most }) => least <= most, 'least is above most')
    .exactOptional(),
  maxTipMultiple: z.int().min(1).max(100).exactOptional(),
  maxPayoutFeeUsd: decimalText.exactOptional(),
})

const token = z.strictObject({
  chainId: chainNumber,
  token: text,
  symbol: text,
  name: text,
  decimals: z.int().min(0).max(MAX_DECIMALS),
  icon: text,
  priceKey: text.nullable(),
  permit: z.strictObject({ name: text, version: text }).exactOptional(),
  authorization: z.strictObject({ name: text, version: text }).exactOptional(),
})

/** A quote that differs by more than this is based on another market. */
const MOST_TOLERANCE_BPS = 500

const route = z.strictObject({
  from: text,
  to: text,
  custody: z.enum(['escrow', 'maker']),
  fillMode: z.enum(['contract', 'transfer']),
  min: decimalText,
  max: decimalText,
  feeRatio: decimalText,
  gasTiers: z
    .array(
      z.strictObject({
        upTo: decimalText.nullable(),
        gasUnits: z.int().positive(),
        marginPercent: z.int().min(0).max(1000),
      }),
    )
    .min(1),
  etaSeconds: z.int().positive(),
  priceToleranceBps: z.int().min(0).max(MOST_TOLERANCE_BPS).exactOptional(),
  enabled: z.boolean(),
  disabledReason: ownWords.nullable(),
})

const exchange = z.strictObject({
  id: z.int().positive(),
  name: text,
  icon: text,
  networks: z
    .array(
      z.strictObject({ chainId: chainNumber, memo: z.enum(memoRules), confirmations: z.int().positive().nullable() }),
    )
    .min(1),
  tokens: z.array(text).min(1),
  minDeposit: z.array(z.strictObject({ symbol: text, amount: decimalText })),
  suspended: z.boolean(),
  suspendedReason: ownWords.nullable(),
})

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour such as "#0a7767"')
const palette = z.partialRecord(z.enum(Object.keys(colourVariables) as [ColourRole, ...ColourRole[]]), colour)
const link = z.union([z.url({ protocol: /^(https|mailto)$/ }), z.string().regex(/^\/(?!\/)/, 'a path of the product')])

const channel = z.strictObject({
  id: z.int().positive(),
  slug: z.string().regex(/^[a-z0-9-]{1,40}$/, 'lower-case letters, digits and hyphens'),
  name: text,
  domains: z.array(z.string().regex(/^[a-z0-9.-]+$/, 'a host name in lower case')).default([]),
  logo: z.strictObject({ light: text, dark: text }).nullable().default(null),
  forcedTheme: z.enum(themes).nullable().default(null),
  colours: z
    .strictObject({ dark: palette.default({}), light: palette.default({}) })
    .nullable()
    .default(null),
  links: z
    .strictObject({ about: link.nullable().default(null), support: link.nullable().default(null) })
    .default({ about: null, support: null }),
  chains: z.array(chainNumber).min(1).nullable().default(null),
  assets: z.array(text).min(1).nullable().default(null),
  presets: z
    .strictObject({
      from: chainNumber.nullable().default(null),
      to: chainNumber.nullable().default(null),
      token: text.nullable().default(null),
    })
    .nullable()
    .default(null),
  wallets: z.array(text).default([]),
  feeBps: z.int().min(0).max(1000).default(0),
  feeAddress: text.nullable().default(null),
})

const defaults = z.strictObject({
  fromChainId: chainNumber,
  toChainId: chainNumber,
  token: text,
  channelId: z.int().positive(),
  exchangeChains: z.array(chainNumber),
  exchangeChainsBtc: z.array(chainNumber),
  recommendedChains: z.array(chainNumber),
})

const networkId = z.string().regex(/^\d+$/, 'a network id')
/** Vendor names become part of a requested URL, so only plain ones are allowed. */
const vendorName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'a name of letters, digits, dots and hyphens')
const priceIds = z.strictObject({
  defillama: vendorName.exactOptional(),
  coingecko: vendorName.exactOptional(),
  coin: vendorName.exactOptional(),
})

/** Schema of each catalogue file, by its name. */
export const fileSchemas = {
  'chains.json': z.array(chain).min(1),
  'settlement.json': z.record(networkId, settlement),
  'tokens.json': z.array(token),
  'routes.json': z.array(route),
  'exchanges.json': z.array(exchange),
  'channels.json': z.array(channel).min(1),
  'prices.json': z.record(text, decimalText),
  'price-ids.json': z.record(networkId, priceIds),
  'defaults.json': defaults,
}
/** Schemas of the changes that an operator's file makes to each. */
export const fileMerges: Readonly<Record<CatalogueFile, Merge>> = {
  'chains.json': { kind: 'rows', by: ['id'] },
  'settlement.json': { kind: 'keys' },
  'tokens.json': { kind: 'rows', by: ['chainId', 'token'] },
  'routes.json': { kind: 'rows', by: ['from', 'to'], join: ' → ' },
  'exchanges.json': { kind: 'rows', by: ['id'] },
  'channels.json': { kind: 'rows', by: ['id'] },
  'prices.json': { kind: 'keys' },
  'price-ids.json': { kind: 'keys' },
  'defaults.json': { kind: 'fields' },
}
export type CatalogueFile = keyof typeof fileSchemas
export type CatalogueFiles = { [Name in CatalogueFile]: z.infer<(typeof fileSchemas)[Name]> }
