import { useQuery } from '@tanstack/react-query'
import type { DownloadFile } from '@trade-portal/supplier-api'
import { operationQuery } from '../foundation/api/operationQuery.ts'
import { useApi } from '../foundation/session/useSession.ts'

export interface Download extends DownloadFile {
  /**
   * The position of the file among the files with a description. Used as the id because all other values of two files may
   * be equal.
   */
  readonly id: string
}

/** The supplier's files. Rows without a description are left out. */
export function useDownloads() {
  return useQuery({ ...operationQuery(useApi(), 'getDloads', {}), select: namedFiles })
}

function namedFiles(files: readonly DownloadFile[]): Download[] {
  return files.filter((file) => file.description !== '').map((file, index) => ({ ...file, id: String(index) }))
}
