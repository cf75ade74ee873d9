import { useQuery } from '@tanstack/react-query'
import type { DownloadFile, SupplierApi } from '@trade-portal/supplier-api'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { useApi } from '../shared/session/useSession.ts'

function downloadsQuery(api: SupplierApi) {
  return { ...operationQuery(api, 'getDloads', {}), select: namedFiles }
}

/** The files that the supplier offers; a row without any word is none. */
export function useDownloads() {
  return useQuery(downloadsQuery(useApi()))
}

function namedFiles(files: readonly DownloadFile[]): DownloadFile[] {
  return files.filter((file) => file.description !== '')
}
