import type { Args, MutationName, Result } from '@trade-portal/supplier-api'
import { useSupplierApi } from '../session/useSession.ts'
import { useAction, type ActionEffects } from './useAction.ts'

/** A mutation of the registry as an action. */
export function useOperation<N extends MutationName>(name: N, effects: ActionEffects = {}) {
  const api = useSupplierApi()
  return useAction<Args<N>, Result<N>>((args) => api[name](args), effects)
}
