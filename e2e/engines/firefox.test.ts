import { findFirefox } from './firefox.ts'
import { journeysIn } from './journeys.ts'

journeysIn('Firefox', findFirefox())
