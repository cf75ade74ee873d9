import { reducedMotion } from '../css/breakpoints.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/** Whether the reader's device asks for as little motion as possible. */
export const useReducedMotion = (): boolean => useMediaQuery(reducedMotion)
