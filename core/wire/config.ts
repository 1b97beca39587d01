import { z } from 'zod'
import { themes } from '../channel/theme.ts'
import { surfaces, verdicts } from '../policy/surface.ts'
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

/** What this visitor's surface may do; a capability that is not listed is allowed. */
export const policyData = z.object({
  surface: z.enum(surfaces),
  capabilities: z.record(z.string(), z.enum(verdicts)),
})
export type PolicyData = z.infer<typeof policyData>

/** The terms of service in the language that was asked for, else in English; `text` is Markdown. */
export const termsData = z.object({ language: z.string(), text: z.string() })

/** How the pages of a channel look and what they begin with. */
export const channelLook = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** The product's own channel, not a partner's. */
  main: z.boolean(),
  /** Data URIs. */
  logo: z.object({ light: z.string(), dark: z.string() }).nullable(),
  forced_theme: z.enum(themes).nullable(),
  /** Style rules over the app's own; empty without colours. */
  css: z.string(),
  links: z.object({ about: z.string().nullable(), support: z.string().nullable() }),
  /** What a form without a wish of its own begins with; null = the product's own. */
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

/** Settings that the web app reads once, at its start. */
export const appConfigData = z.object({
  profile: z.enum(['default', 'local']),
  wallet_connect_project_id: z.string().nullable(),
  /** null = WalletConnect's own. */
  wallet_connect_relay_url: z.string().nullable(),
  /** Where TON Connect's list of wallets is (null = at its own place), and where wallets lead back to from inside Telegram. */
  ton_connect: z.object({ wallets_list_url: z.string().nullable(), return_url: z.string().nullable() }),
  restricted_countries: z.array(z.string()),
  /** Addresses that may open the pool, compared without regard to case. */
  pool_addresses: z.array(z.string()),
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
      /** Oldest first: new deposits go to the last one, older orders stay with theirs. */
      escrows: z.array(z.string()),
      filler: z.string().nullable(),
      deposit_address: z.string().nullable(),
    }),
  ),
})
export type AppConfig = z.infer<typeof appConfigData>
