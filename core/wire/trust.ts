import { z } from 'zod'
import { chainIdNumber, time, uintText } from './common.ts'

/** Shortcomings of the report, each derived from its figures; `bad` ones first. */
const finding = z.object({
  level: z.enum(['bad', 'warn']),
  code: z.enum([
    'escrow_short',
    'providers_shared',
    'incident_open',
    'drill_failed',
    'no_escrows',
    'reconciler_late',
    'attesters_unread',
    'one_signature',
    'providers_unknown',
    'no_audit',
    'drill_missing',
  ]),
  /** Networks that it is about; empty = not about networks. */
  chain_ids: z.array(chainIdNumber),
})
export type TrustFinding = z.infer<typeof finding>

const escrow = z.object({
  address: z.string(),
  /** False for older deployments, which only finish their orders. */
  is_current: z.boolean(),
  /** Read from the chain by a quorum of endpoints; null before the first successful read. */
  attesters: z.object({ keys: z.array(z.string()), threshold: z.int(), read_at: time }).nullable(),
  /** The reconciler's reading at the final block `height`; null if it has none. */
  holdings: z
    .array(z.object({ token: z.string(), symbol: z.string(), decimals: z.int(), held: uintText, owed: uintText }))
    .nullable(),
})

const network = z.object({
  chain_id: chainIdNumber,
  name: z.string(),
  /** The reconciler's last complete pass. */
  reconciled_at: time.nullable(),
  height: uintText.nullable(),
  escrows: z.array(escrow),
})
export type TrustNetwork = z.infer<typeof network>

const link = z.url().nullable()

export const trustReport = z.object({
  version: z.literal(1),
  /** Address of the service that the report is about. */
  origin: z.string(),
  as_of: time,
  findings: z.array(finding),
  networks: z.array(network),
  /** The maker's last comparison of RPC providers; null before the first one. `shared`: pairs that share one. */
  providers: z
    .object({
      checked_at: time,
      attesters: z.int(),
      silent: z.int(),
      shared: z.int(),
      /** Distinct endpoint domains of the maker, and of each attester that reported; null before they are counted. */
      domains: z.object({ maker: z.int(), attesters: z.array(z.int()) }).nullable(),
    })
    .nullable(),
  /** Open ones as the services count them, and those that the operator has published. */
  incidents: z.object({
    open: z.int(),
    published: z.array(z.object({ id: z.string(), date: z.iso.date(), title: z.string(), url: link })),
  }),
  audits: z.array(z.object({ name: z.string(), url: link })),
  /** The last rehearsal that the operator has published. */
  drill: z.object({ at: time, outcome: z.enum(['passed', 'failed']), seconds: z.number(), url: link }).nullable(),
})
export type TrustReport = z.infer<typeof trustReport>

export const trustData = z.object({
  report: trustReport,
  /** Account of the report key and its EIP-191 signature of the report's canonical form; null without a key. */
  signer: z.string().nullable(),
  signature: z.string().nullable(),
})
export type TrustData = z.infer<typeof trustData>
