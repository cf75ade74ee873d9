import { csvFileName } from './csvFileName.ts'
import { saveFile } from './saveFile.ts'
import { toCsv, type CsvColumn } from './toCsv.ts'

export interface CsvFile<Row> {
  /** Names the file. */
  readonly title: string
  /** Names the file if nothing of the title can be in a file name. */
  readonly otherwise: string
  readonly columns: readonly CsvColumn<Row>[]
  readonly rows: readonly Row[]
}

/** Downloads rows as a CSV file. @returns its name @throws CodeLoadError */
export async function saveCsv<Row>({ title, otherwise, columns, rows }: CsvFile<Row>): Promise<string> {
  const name = csvFileName(title, otherwise)
  saveFile(name, await toCsv(columns, rows), 'text/csv;charset=utf-8')
  return name
}
