import { z } from 'zod'
import { themes } from '../channel/colours.ts'
import { surfaces, verdicts } from '../catalogue/surface.ts'
import { chainIdNumber } from './common.ts'

/** RSA public key for `encrypt` fields: base64(RSA-OAEP-SHA-256(value)). */
export const publicKeyData = z.object({
  kid: z.string(),
  jwk: z.object({
    kty: z.literal('RSA'),
    n: z.string(),
    e: z.string(),
    alg: z.literal('RSA-OAEP-256'),
    use: z.literal('enc'),
  }),
})
export type PublicKeyData = z.infer<typeof publicKeyData>

/** Verdicts for this visitor's surface; a capability that is not listed is allowed. */
export const policyData = z.object({
  surface: z.enum(surfaces),
  capabilities: z.record(z.string(), z.enum(verdicts)),
})
export type PolicyData = z.infer<typeof policyData>

/** Terms of service in the requested language, else in English; `text` is Markdown. */
export const termsData = z.object({ language: z.string(), text: z.string() })

/** Look and initial values of a channel's pages. */
export const channelLook = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** True for the product's own channel, false for a partner's. */
  main: z.boolean(),
  /** Data URIs. */
  logo: z.object({ light: z.string(), dark: z.string() }).nullable(),
  forced_theme: z.enum(themes).nullable(),
  /** Style rules over the app's own; empty without colors. */
  css: z.string(),
  links: z.object({ about: z.string().nullable(), support: z.string().nullable() }),
  /** Initial values of a form without its own; null = the product's defaults. */
  presets: z
    .object({
      from_chain_id: chainIdNumber.nullable(),
      to_chain_id: chainIdNumber.nullable(),
      token: z.string().nullable(),
    })
    .nullable(),
  /** Names of wallets that are listed first, in this order. */
  wallets: z.array(z.string()),
  fee_bps: z.int(),
})
export type ChannelLook = z.infer<typeof channelLook>

/** Settings that the web app reads once, at startup. */
export const appConfigData = z.object({
  profile: z.enum(['default', 'local']),
  wallet_connect_project_id: z.string().nullable(),
  /** null = WalletConnect's own. */
  wallet_connect_relay_url: z.string().nullable(),
  /** URL of TON Connect's wallet list (null = the default one), and the return URL for wallets inside Telegram. */
  ton_connect: z.object({ wallets_list_url: z.string().nullable(), return_url: z.string().nullable() }),
  restricted_countries: z.array(z.string()),
  /** Addresses that may open the pool, compared ignoring case. */
  pool_addresses: z.array(z.string()),
  /** True if a faucet is open on a network that is set up. */
  has_faucets: z.boolean(),
  defaults: z.object({
    from_chain_id: chainIdNumber,
    to_chain_id: chainIdNumber,
    token: z.string(),
    exchange_chain_ids: z.array(chainIdNumber),
    exchange_chain_ids_btc: z.array(chainIdNumber),
    recommended_chain_ids: z.array(chainIdNumber),
  }),
  channel: channelLook,
  /** Addresses that a wallet family pins before it signs. */
  settlement: z.array(
    z.object({
      chain_id: chainIdNumber,
      /** Oldest first: new deposits use the last one, older orders keep theirs. */
      escrows: z.array(z.string()),
      filler: z.string().nullable(),
      deposit_address: z.string().nullable(),
      /** Extended public key from which every order's deposit address is derived; null where deposits name their order. */
      deposit_account: z.string().nullable(),
      /** Factory of deposit addresses on EVM networks; null where deposits need a wallet. */
      forwarder_factory: z.string().nullable().default(null),
    }),
  ),
})
export type AppConfig = z.infer<typeof appConfigData>
