import { unavailable } from '../refusals.ts'
import type { SocialClaim, SocialProof, SocialVerifier } from '../verifier.ts'

/** A platform whose answers the test sets. */
export interface FakeVerifier extends SocialVerifier {
  readonly asked: SocialClaim[]
  readonly askedAgain: string[]
  /** Answer to the next claims. */
  proof: SocialProof
  /** Answer to rechecks. */
  standing: 'stands' | 'left'
  /** Thrown instead of an answer. */
  fault: Error | null
  /** The account that the platform no longer knows. */
  forgotten: string | null
}

export function fakeVerifier(proof: SocialProof = { account: '1' }): FakeVerifier {
  const fake: FakeVerifier = {
    asked: [],
    askedAgain: [],
    proof,
    standing: 'stands',
    fault: null,
    forgotten: null,
    authorizeUrl: null,
    setUpProblem: null,
    notice: null,
    verify(claim) {
      fake.asked.push(claim)
      return fake.fault ? Promise.reject(fake.fault) : Promise.resolve(fake.proof)
    },
    recheck(account) {
      fake.askedAgain.push(account)
      if (account === fake.forgotten) return Promise.reject(unavailable('X', 'it is not known any more'))
      return fake.fault ? Promise.reject(fake.fault) : Promise.resolve(fake.standing)
    },
  }
  return fake
}
