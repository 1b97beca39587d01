import type { CounterHandle, Metrics } from '#runtime/metrics.ts'

export interface BotMetrics {
  readonly updates: CounterHandle
}

export const createBotMetrics = (metrics: Metrics): BotMetrics => ({
  updates: metrics.counter('causeway_bot_updates_total', 'Updates of Telegram by kind and by what became of them', [
    'kind',
    'outcome',
  ]),
})
