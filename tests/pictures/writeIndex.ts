import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexPage } from './indexPage.ts'
import type { PictureSet } from './picture.ts'

/** @param out the folder that has the pictures in `now` */
export function writeIndex(out: string, set: PictureSet): void {
  writeFileSync(join(out, 'index.html'), indexPage(set))
}
