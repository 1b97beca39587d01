import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { type AdminOptions, auditOf, refuseCommand, walletOf } from './command.ts'

export interface ReferralDeps {
  readonly store: Store
  readonly clock: Clock
}

type Command = (deps: ReferralDeps, options: AdminOptions) => Promise<string>

/** Operator commands for referrals. */
export const referralCommands: Readonly<Record<string, Command>> = {
  unbind: async ({ store, clock }, options) => {
    const [wallet, audit, again] = [walletOf(options), auditOf(options), options['allow-again'] ?? false]
    const note = { ...audit, action: 'referrals unbind', subject: wallet }
    const mayAgain = `It may${again ? '' : ' not'} accept another referral${again ? ' before its first bridge' : ''}.`
    return store.transaction(async (inner) => {
      const ended = await inner.referrals.end(wallet, again, clock.now())
      if (ended) {
        const { referrer, before, after } = ended
        await inner.adminLog.add({
          ...note,
          before: { referrer, brought: before, again: false },
          after: { referrer: null, brought: after, again },
        })
        return `${wallet} no longer earns points for ${referrer}: ${before - after} pending were reversed, ${after} are credited. ${mayAgain}`
      }
      if (!again || !(await inner.referrals.allowAgain(wallet)))
        throw refuseCommand(`${wallet} has no referral.`, 'invitation_missing')
      await inner.adminLog.add({ ...note, before: { again: false }, after: { again } })
      return `The referral of ${wallet} already ended. ${mayAgain}`
    })
  },
}
