import { scalePicture } from '@/lib/pictures/scale-picture'
import { pictureFile } from '../samples/admin-pictures'
import { settled } from './waits'

/** Waits until earlier pictures are scaled and their effects are done: one more picture takes as long as they do. */
export async function waitForPicture() {
  await scalePicture(pictureFile())
  await settled()
}
