import { DataTableSkeleton, Skeleton, Stack } from '@trade-portal/design-system'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { DownloadTable, downloadColumns } from './DownloadTable.tsx'
import { useDownloads } from './queries.ts'

/** The files to download, with a search. */
export function DownloadsScreen() {
  const downloads = useDownloads()
  return (
    <Screen title={routes.downloads.title}>
      <QueryView
        query={downloads}
        what="the downloads"
        empty={{ title: 'No downloads yet.', icon: 'document' }}
        skeleton={
          <Stack space="xsmall">
            {/* Placeholder for the search. */}
            <Skeleton shape="control" />
            <DataTableSkeleton columns={downloadColumns} count={8} />
          </Stack>
        }
      >
        {(files) => <DownloadTable files={files} />}
      </QueryView>
    </Screen>
  )
}
