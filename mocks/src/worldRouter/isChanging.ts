import { isOperationName, operations } from '@trade-portal/supplier-api'

/** Whether a request may change something at the supplier's. */
export function isChanging(request: Request): boolean {
  const name = new URL(request.url).searchParams.get('ipFunction') ?? ''
  return request.method === 'POST' && isOperationName(name) && operations[name].kind === 'mutation'
}
