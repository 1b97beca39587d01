import { Component, type ReactNode } from 'react'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'

/** Last resort: reports that a screen failed and offers a reload. Transfers in progress are not affected. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main role="alert" className="mx-auto grid max-w-[30rem] gap-4 px-4 py-16 text-center">
        <h1 className="text-title font-semibold">{t('crash-title')}</h1>
        <p className="text-muted">{t('crash-text')}</p>
        <Button onClick={() => window.location.reload()}>{t('crash-action')}</Button>
      </main>
    )
  }
}
