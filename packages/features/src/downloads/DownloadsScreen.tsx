import { EmptyState, Page, SearchField, Stack, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { LoadState } from '../shared/api/Loaded.tsx'
import { ScreenHeading } from '../shared/screens/ScreenHeading.tsx'
import { useDebounced } from '../shared/search/useDebounced.ts'
import { DownloadTable } from './DownloadTable.tsx'
import { filterFiles } from './filterFiles.ts'
import { useDownloads, type DownloadFile } from './queries.ts'

/** Files to take away, and a search among them. */
export function DownloadsScreen() {
  const downloads = useDownloads()
  return (
    <Page>
      <Stack space="large">
        <ScreenHeading>Downloads</ScreenHeading>
        <LoadState what="the downloads" {...downloads} onRetry={() => void downloads.refetch()}>
          {(files) =>
            files.length === 0 ? (
              <EmptyState title="No downloads yet." icon="document" />
            ) : (
              <SearchableFiles files={files} />
            )
          }
        </LoadState>
      </Stack>
    </Page>
  )
}

function SearchableFiles({ files }: { files: readonly DownloadFile[] }) {
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed).trim()
  const found = filterFiles(files, text)
  return (
    <Stack space="medium">
      <search>
        <SearchField
          label="Search downloads"
          placeholder="Search by file name"
          value={typed}
          onChange={setTyped}
          maxLength={200}
        />
      </search>
      <div role="status">
        <Text tone="subdued">{found.length === 1 ? '1 file' : `${found.length} files`}</Text>
      </div>
      {found.length === 0 ? (
        <EmptyState title="No Results Found" icon="search">{`No file name contains “${text}”.`}</EmptyState>
      ) : (
        <DownloadTable files={found} />
      )}
    </Stack>
  )
}
