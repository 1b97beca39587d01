import { useEffect, useState } from 'react'
import type { AnnouncementRow } from '#core/wire/site.ts'
import { t } from '#src/i18n/t.ts'
import { Link } from '#src/ui/Link.tsx'
import { IconButton } from '#src/ui/Button.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { PauseIcon, PlayIcon } from '#src/ui/moreIcons.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { timely } from '../shared/popups.ts'
import { useSite } from './useSite.ts'

/** Interval of the check for started or ended banners. */
const LOOK_MS = 30_000

/** Operator's banners on the bridge page: one at a time, rotated every 5 s. Hover, focus and Pause stop the rotation. */
export default function Banners() {
  const banners = timely(useSite()?.banners ?? [], useNow(LOOK_MS))
  const [index, setIndex] = useState(0)
  const [read, setRead] = useState(false)
  const [stopped, setStopped] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const turning = banners.length > 1 && !read && !stopped
  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => setIndex((now) => nextBanner(now, banners.length)), BANNER_MS)
    return () => clearInterval(timer)
  }, [turning, banners.length])
  const banner = banners[index % Math.max(1, banners.length)]
  if (!banner) return null
  return (
    <section
      aria-label={t('around-banners')}
      data-testid="banners"
      className="flex flex-wrap items-center justify-end gap-1 rounded-input border border-line pe-1 ps-4"
    >
      <Banner key={banner.maintitle} banner={banner} onRead={setRead} />
      {banners.length > 1 ? (
        <IconButton label={t(stopped ? 'around-go_on' : 'around-stop')} onClick={() => setStopped(!stopped)}>
          {stopped ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      ) : null}
    </section>
  )
}

function Banner({ banner, onRead }: { banner: AnnouncementRow; onRead: (reading: boolean) => void }) {
  const reading = {
    onPointerEnter: () => onRead(true),
    onPointerLeave: () => onRead(false),
    onFocus: () => onRead(true),
    onBlur: () => onRead(false),
  }
  const content = (
    <>
      {banner.img ? <img src={banner.img} alt="" className="h-8 w-auto max-w-18 flex-none object-contain" /> : null}
      <span className="min-w-0 flex-[1_1_7rem]">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small font-semibold">
          {banner.maintitle}
          {banner.cover_label ? <Badge>{banner.cover_label}</Badge> : null}
          {banner.reward_tags.map((tag) => (
            <Badge key={tag} tone="ember">
              {tag}
            </Badge>
          ))}
        </span>
        <span dir="auto" className="block text-caption text-pretty text-muted rtl:text-right">
          {[banner.subtitle, banner.user_num_value].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  )
  const look = 'rise flex min-h-14 py-2 min-w-0 flex-[1_1_9rem] flex-wrap items-center gap-3'
  return banner.link.startsWith('/') ? (
    <Link to={banner.link} className={look} {...reading}>
      {content}
    </Link>
  ) : (
    <a href={banner.link} target="_blank" rel="noopener noreferrer" className={look} {...reading}>
      {content}
    </a>
  )
}

/** Spec §9: each banner is shown this long. */
export const BANNER_MS = 5000

export const nextBanner = (index: number, count: number): number => (count === 0 ? 0 : (index + 1) % count)
