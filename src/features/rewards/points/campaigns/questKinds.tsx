import { type ReactElement, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CampaignKind } from '#core/rewards/campaign/types.ts'
import { SHARE_POINTS } from '#core/rewards/campaign/awards.ts'
import { useOwnAccount } from '#src/features/account/session/useSession.ts'
import type { ShareOffer } from '#src/features/rewards/share/shareOffer.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { SheetLoading } from '#src/ui/Loading.tsx'
import { useHandsOnFocus } from '#src/ui/useHandsOnFocus.ts'
import { SocialItem } from '../social/SocialItem.tsx'
import { placeOf } from '../social/leadToTask.ts'
import { ActivityItem } from './ActivityItem.tsx'
import { type BridgeQuest, bridgeQuest, type DeployQuest, deployQuest } from './bridgeQuest.ts'
import type { QuestBase, QuestView } from './quest.ts'
import type { useQuestStart } from './useQuestStart.ts'
import { type SocialTask, socialTaskOf } from '../social/socialTasks.ts'

/** Campaign of one social task, with its progress. */
interface SocialQuest extends QuestBase {
  readonly kind: 'social'
  readonly task: SocialTask
  readonly logo: string | null
}

const socialQuest: QuestView<SocialQuest> = (campaign, { progress, ended }) => {
  const task = socialTaskOf(campaign)
  if (!task) return null
  return {
    kind: 'social',
    id: task.id,
    task,
    logo: campaign.logo_url,
    done: progress !== undefined && progress.social_done,
    ended,
  }
}

export type Quest = BridgeQuest | SocialQuest | DeployQuest
type QuestOf<K extends CampaignKind> = Extract<Quest, { readonly kind: K }>

interface ItemProps<Q> {
  quest: Q
  start: ReturnType<typeof useQuestStart>
  /** The panel next to the form is short: further steps are on the points page. */
  place: 'page' | 'panel'
}

interface QuestKind<Q> {
  readonly view: QuestView<Q>
  readonly Item: (props: ItemProps<Q>) => ReactElement
}

/** A missing kind does not compile. */
export const questKinds: { readonly [K in CampaignKind]: QuestKind<QuestOf<K>> } = {
  bridge: { view: bridgeQuest, Item: BridgeItem },
  social: { view: socialQuest, Item: SocialQuestItem },
  deploy: { view: deployQuest, Item: DeployItem },
}

/** One quest of a list. */
export function QuestItem(props: ItemProps<Quest>) {
  // A quest's own kind selects its component.
  const { Item } = questKinds[props.quest.kind] as QuestKind<Quest>
  return <Item {...props} />
}

function BridgeItem({ quest, start, place }: ItemProps<BridgeQuest>) {
  return (
    <ActivityItem row={quest} start={start(quest.preset)}>
      {place === 'page' ? <ShareCampaign offer={quest.share} name={quest.name} /> : null}
    </ActivityItem>
  )
}

const atDeploy = { to: '/deploy' }

function DeployItem({ quest }: ItemProps<DeployQuest>) {
  return <ActivityItem row={quest} start={atDeploy} />
}

function SocialQuestItem({ quest: { task, logo, ended }, place }: ItemProps<SocialQuest>) {
  const navigate = useNavigate()
  const more = place === 'panel' ? { onMore: () => void navigate(`/points#${placeOf(task.id)}`) } : {}
  return <SocialItem task={task} logo={logo} ended={ended} {...more} />
}

const ShareSheet = lazyScreen(() => import('#src/features/rewards/share/ShareSheet.tsx'))

/** Extra points for sharing a completed campaign; hidden once shared, and where external links are not allowed. */
function ShareCampaign({ offer, name }: { offer: ShareOffer | null; name: string }) {
  const account = useOwnAccount()
  // The shared post is on another site.
  const allowsExternalLinks = usePermits()('links', 'other')
  const [shown, setShown] = useState<ShareOffer | null>(null)
  return (
    <>
      {offer && account && allowsExternalLinks ? <Opener name={name} onOpen={() => setShown(offer)} /> : null}
      {shown && account ? (
        <Suspense fallback={<SheetLoading />}>
          <ShareSheet offer={shown} account={account} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

function Opener({ name, onOpen }: { name: string; onOpen: () => void }) {
  const ref = useRef<HTMLButtonElement>(null)
  useHandsOnFocus(ref)
  return (
    <Button
      ref={ref}
      look="quiet"
      aria-haspopup="dialog"
      aria-label={t('campaign-share-open_of', { name, points: SHARE_POINTS })}
      onClick={onOpen}
      className="-mx-3 mb-2 text-small"
    >
      {t('campaign-share-open', { points: SHARE_POINTS })}
    </Button>
  )
}
