import { AppError } from '#core/errors.ts'
import { progressOf } from '#core/rewards/campaign/kinds.ts'
import { type Campaign, RUNS } from '#core/rewards/campaign/types.ts'
import type { Store } from '#store/contract.ts'
import { spendAttempt } from '../fraud/attempts.ts'
import { campaignsWith, currentCampaigns, isOpen } from './current.ts'
import { serverOf } from './kinds.ts'
import type { JoinDeps, Joining, JoinWish, RecordAct } from './kindServer.ts'

/**
 * Records the act and awards its points in one transaction. Reads the campaign again under the lock: an operator may
 * have ended or changed it while a platform was being queried.
 */
const recorder =
  (deps: JoinDeps): RecordAct =>
  (joining, note) =>
    deps.store.transaction(async (inner: Store) => {
      const isNew = await note(inner)
      await inner.campaigns.settle([joining.wallet], (edits) => [
        joinable(campaignsWith(deps.campaigns, edits).campaigns, joining, deps.clock.now()),
      ])
      return isNew
    })

async function share(deps: JoinDeps, joining: Joining, campaign: Campaign): Promise<boolean> {
  const { wallet } = joining
  if (await deps.store.campaigns.hasAct(wallet, campaign.id, 'share')) return false
  await spendAttempt(deps, 'share', joining)
  const [standing] = await deps.store.campaigns.standing(wallet, [campaign])
  if (!standing || !progressOf(campaign, standing).done) throw notCompleted()
  return recorder(deps)(joining, (inner) => inner.campaigns.act(wallet, campaign.id, 'share'))
}

const verify = async (deps: JoinDeps, joining: Joining, campaign: Campaign): Promise<boolean> =>
  (await serverOf(campaign).verify?.run(deps, joining, campaign, recorder(deps))) ?? false

const joins = { share, verify } as const

/**
 * Completes a campaign by verifying or sharing. Returns false if that was done before.
 * @throws AppError with the reason
 */
export async function joinCampaign(deps: JoinDeps, joining: Joining): Promise<boolean> {
  const { campaigns } = await currentCampaigns(deps, deps.store)
  return joins[joining.join](deps, joining, joinable(campaigns, joining, deps.clock.now()))
}

const refuse = (reason: string, message: string, status = 409): AppError =>
  new AppError(reason, message, { status, retriable: false })

/**
 * Returns the campaign if it can be joined now. A completed one can be shared after its end, since its last bridge may
 * arrive only then.
 * @throws AppError with the reason
 */
function joinable(campaigns: readonly Campaign[], wish: JoinWish, now: Date): Campaign {
  const campaign = campaigns.find((one) => one.id === wish.campaignId)
  if (!campaign) throw refuse('campaign_unknown', 'Campaign not found.', 404)
  if (campaign.status !== RUNS) throw refuse('campaign_not_running', 'This campaign isn’t active.')
  if (wish.join === 'share') return campaign
  const { verify: task } = serverOf(campaign)
  if (!task) throw refuse('campaign_not_social', 'This campaign is completed on its networks.')
  task.check(campaign, wish)
  if (!isOpen(campaign, now)) throw refuse('campaign_not_running', 'This campaign isn’t active.')
  return campaign
}

const notCompleted = (): AppError => refuse('campaign_not_completed', 'Complete the campaign first, then share it.')
