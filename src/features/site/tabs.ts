import { t } from '#src/i18n/t.ts'

/** The two tabs of a partner's pages. */
export const channelTabs = () =>
  [
    { to: '/', text: t('nav-bridge'), icon: 'bridge' },
    { to: '/history', text: t('channel-transactions'), icon: 'history' },
  ] as const
