import { expect, it } from 'vitest'
import { metricsPort } from './operatorPart.ts'

it.each([
  [8080, undefined, 9080],
  [8080, 9464, 9464],
  [8080, 0, 0],
  [0, undefined, 0],
  [65_000, undefined, 64_000],
])('with PORT %s and METRICS_PORT %s listens on %s', (PORT, METRICS_PORT, port) =>
  expect(metricsPort({ PORT, METRICS_HOST: '127.0.0.1', METRICS_PORT })).toBe(port),
)
