import { QueryView } from '../foundation/api/QueryView.tsx'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { DownloadTable } from './DownloadTable.tsx'
import { useDownloads } from './queries.ts'

/** Files to download, and a search among them. */
export function DownloadsScreen() {
  const downloads = useDownloads()
  return (
    <Screen title={routes.downloads.title}>
      <QueryView query={downloads} what="the downloads" empty={{ title: 'No downloads yet.', icon: 'document' }}>
        {(files) => <DownloadTable files={files} />}
      </QueryView>
    </Screen>
  )
}
