import type { FamilyName } from '#core/chain/family.ts'
import type { ChainLookup } from '../../deps.ts'
import { createEvmVerifier } from './evm.ts'
import { verifySvm } from './svm.ts'
import { createTonVerifier } from './ton.ts'
import type { Verifier } from './verifier.ts'

/** Verifier of each family; a family without one cannot sign in. */
export const createVerifiers = (chains: ChainLookup): Partial<Record<FamilyName, Verifier>> => ({
  evm: createEvmVerifier(chains),
  svm: verifySvm,
  ton: createTonVerifier(chains),
})
