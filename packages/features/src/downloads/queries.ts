import { useQuery } from '@tanstack/react-query'
import type { DownloadFile, SupplierApi } from '@trade-portal/supplier-api'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { useApi } from '../shared/session/useSession.ts'

function downloadsQuery(api: SupplierApi) {
  return { ...operationQuery(api, 'getDloads', {}), select: namedFiles }
}

/** The supplier's files. Rows without a description are left out. */
export function useDownloads() {
  return useQuery(downloadsQuery(useApi()))
}

function namedFiles(files: readonly DownloadFile[]): DownloadFile[] {
  return files.filter((file) => file.description !== '')
}
