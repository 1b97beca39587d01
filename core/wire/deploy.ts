import { z } from 'zod'
import { noteProblem, tidyNote } from '../rewards/note.ts'
import { address, amount, chainIdNumber, sighting, time } from './common.ts'
import { txLink } from './order.ts'

const hexText = z.string().regex(/^0x[0-9a-f]*$/)

/** Networks on which a note can be deployed, in the order in which they are offered. */
export const deployChains = z.object({ chains: z.array(z.object({ chain_id: chainIdNumber })) })

export const deployEstimateRequest = z
  .strictObject({
    chain_id: chainIdNumber,
    name: z.string().max(200),
    message: z.string().max(1000),
    /** With it, the answer has the balance. */
    from_address: address.optional(),
  })
  .refine((note) => noteProblem(tidyNote(note)) === null, { message: 'not a note', path: ['name'] })

export const deployEstimate = z.object({
  gas_units: amount,
  /** Base units of the native coin, with the fee for data where a network takes one. */
  fee: amount,
  /** Null if there is no fresh price. */
  fee_usd: z.string().nullable(),
  /** Native balance of the sender; null without one, and if it can't be read. */
  balance: amount.nullable(),
})
export type DeployEstimate = z.infer<typeof deployEstimate>

export const deployment = z.object({
  chain_id: chainIdNumber,
  contract: address,
  name: z.string(),
  message: z.string(),
  deployer: address,
  deployed_at: time,
  /** False while a reorganization of the network could still remove it. */
  is_final: z.boolean(),
  tx: txLink,
  /** Null where links out of the app are not allowed, and without an explorer. */
  contract_url: z.string().nullable(),
  /** ABI-encoded, as explorers ask for them when a source is verified. */
  constructor_arguments: hexText,
})
export type Deployment = z.infer<typeof deployment>

export const deploymentSighting = z.object({
  ...sighting,
  /** Null unless `done`. */
  deployment: deployment.nullable(),
})
export type DeploymentSighting = z.infer<typeof deploymentSighting>

export const deploymentPage = z.object({ list: z.array(deployment), next_cursor: z.string().nullable() })
export type DeploymentPage = z.infer<typeof deploymentPage>
