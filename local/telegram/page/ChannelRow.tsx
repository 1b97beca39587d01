import type { RefObject } from 'react'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { Channel } from './calls.ts'
import { words } from './words.ts'

interface RowProps {
  channel: Channel
  /** Ref of the button, for links that lead to the channel. */
  place: RefObject<HTMLButtonElement | null>
  onJoin: (member: boolean) => void
}

/** The channel that the app asks users to join, and the user's membership. */
export function ChannelRow({ channel, place, onJoin }: RowProps) {
  const member = channel.status !== 'left' && channel.status !== 'kicked'
  return (
    <div className="tg-channel" role="group" aria-label={words.channel}>
      <p className="tg-faint">
        {channel.title} {member ? <Badge tone="good">{words.member}</Badge> : null}
      </p>
      <Button ref={place} look="faint" onClick={() => onJoin(!member)}>
        {member ? words.leaveChannel : words.joinChannel}
      </Button>
    </div>
  )
}
