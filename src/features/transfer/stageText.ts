import { t } from '#src/i18n/t.ts'
import type { JourneyStage } from './journey.ts'

/** What the button says while the wallet or the network is waited for. */
export function stageText(stage: JourneyStage | { kind: 'ordering' }, network: string): string {
  if (stage.kind === 'ordering') return t('stage-ordering')
  return stage.kind === 'asking' ? t(`stage-asking-${stage.label}`) : t('stage-confirming', { network })
}
