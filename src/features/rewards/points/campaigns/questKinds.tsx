import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CampaignKind } from '#core/rewards/campaign/types.ts'
import { SocialItem } from '../social/SocialItem.tsx'
import { placeOf } from '../social/leadToTask.ts'
import { type SocialQuest, socialQuest } from './socialQuest.ts'
import { ActivityItem } from './ActivityItem.tsx'
import { type BridgeQuest, bridgeQuest } from './bridgeQuest.ts'
import type { QuestView } from './quest.ts'
import { ShareCampaign } from './ShareCampaign.tsx'
import type { useQuestStart } from './useQuestStart.ts'

export type Quest = BridgeQuest | SocialQuest
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

function SocialQuestItem({ quest: { task, logo, ended }, place }: ItemProps<SocialQuest>) {
  const navigate = useNavigate()
  const more = place === 'panel' ? { onMore: () => void navigate(`/points#${placeOf(task.id)}`) } : {}
  return <SocialItem task={task} logo={logo} ended={ended} {...more} />
}
