import { useQuery } from '@tanstack/react-query'
import type { Result } from '@trade-portal/supplier-api'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { useSupplierApi } from '../shared/session/useSession.ts'

export type DownloadFile = Result<'getDloads'>[number]

/** The files that the supplier offers; a row without any word is none. */
export function useDownloads() {
  const api = useSupplierApi()
  return useQuery({
    ...operationQuery(api, 'getDloads', {}),
    select: namedFiles,
    meta: { showsItsFailure: true },
  })
}

function namedFiles(files: readonly DownloadFile[]): DownloadFile[] {
  return files.filter((file) => file.description !== '')
}
