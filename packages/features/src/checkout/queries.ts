import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { useApi } from '../shared/session/useSession.ts'

export function useDespatchMethods() {
  return useQuery(operationQuery(useApi(), 'getListDespatchMethod', {}))
}

export function useVehicleTypes() {
  return useQuery(operationQuery(useApi(), 'getVehicleTypes', {}))
}

export function useBranches() {
  return useQuery(operationQuery(useApi(), 'getOrderBranches', {}))
}

export function useStates() {
  return useQuery(operationQuery(useApi(), 'getState', {}))
}
