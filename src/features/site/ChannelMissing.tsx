import { t } from '#src/i18n/t.ts'
import { linkLook } from '#src/ui/linkLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** The path names no channel of this host, so the link out leaves the channel path too. */
export default function ChannelMissing() {
  return (
    <div className="mx-auto w-full max-w-[30rem]">
      <h1 className="sr-only">{t('screen-not-found-title')}</h1>
      <EmptyState title={t('channel-missing-title')} text={t('channel-missing-text')}>
        <a href="/" className={linkLook('primary')}>
          {t('not_found-action')}
        </a>
      </EmptyState>
    </div>
  )
}
