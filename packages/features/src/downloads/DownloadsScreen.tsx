import { EmptyState, SearchField, Stack, Text } from '@trade-portal/design-system'
import type { DownloadFile } from '@trade-portal/supplier-api'
import { addressText, useAddressState } from '../shared/addresses/useAddressState.ts'
import { useTypedSearch } from '../shared/addresses/useTypedSearch.ts'
import { Loaded } from '../shared/api/Loaded.tsx'
import { Screen } from '../shared/screens/Screen.tsx'
import { DownloadTable } from './DownloadTable.tsx'
import { filterFiles } from './filterFiles.ts'
import { useDownloads } from './queries.ts'

const fields = { search: addressText }

/** Files to download, with a search by file name. */
export function DownloadsScreen() {
  const downloads = useDownloads()
  return (
    <Screen title="Downloads">
      <Loaded query={downloads} what="the downloads" empty={{ title: 'No downloads yet.', icon: 'document' }}>
        {(files) => <SearchableFiles files={files} />}
      </Loaded>
    </Screen>
  )
}

function SearchableFiles({ files }: { files: readonly DownloadFile[] }) {
  const [{ search }, setAddress] = useAddressState(fields)
  const [typed, setTyped] = useTypedSearch(search, (text) => setAddress({ search: text }, { history: 'replace' }))
  const found = filterFiles(files, search)
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
        <EmptyState title="No Results Found" icon="search">{`No file name contains “${search}”.`}</EmptyState>
      ) : (
        <DownloadTable files={found} />
      )}
    </Stack>
  )
}
