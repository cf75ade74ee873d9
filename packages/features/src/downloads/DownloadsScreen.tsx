import { Loaded } from '../foundation/api/Loaded.tsx'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { DownloadTable } from './DownloadTable.tsx'
import { useDownloads } from './queries.ts'

/** Files to download, and a search among them. */
export function DownloadsScreen() {
  const downloads = useDownloads()
  return (
    <Screen title={routes.downloads.title}>
      <Loaded query={downloads} what="the downloads" empty={{ title: 'No downloads yet.', icon: 'document' }}>
        {(files) => <DownloadTable files={files} />}
      </Loaded>
    </Screen>
  )
}
