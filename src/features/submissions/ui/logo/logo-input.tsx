import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { valueAt } from "#features/submissions/form-entries.ts";
import { uploadFile } from "#features/submissions/ui/calls.ts";
import { fieldId, useFormState } from "#features/submissions/ui/state/form-state.ts";
import { useFileSize } from "#features/submissions/ui/state/use-file-size.ts";
import { Button } from "#ui/button/button.tsx";
import { FileDrop } from "#ui/file-drop/file-drop.tsx";
import { joinSentences } from "#lib/text/join-sentences.ts";
import { LogoPreview } from "./logo-preview.tsx";
import { readPicture, type Picture } from "./read-picture.ts";

const Cropper = lazy(async () => ({ default: (await import("./cropper.tsx")).Cropper }));

type Trouble = "error" | "unreadable" | "uploadFailed";

interface Chosen {
  readonly name: string;
  readonly bytes: number;
  readonly image: ImageBitmap | null;
}

/** §5's logo: dropped or chosen, checked here, uploaded at once, and cropped if its size is wrong. */
export function LogoInput() {
  const t = useTranslations("submitCommon.logo");
  const { errorOf } = useFormState();
  const logo = useLogo();
  const { chosen, address, trouble, isCropping } = logo;
  return (
    <>
      <FileDrop
        id={fieldId("icon_url")}
        name="logo"
        accept="image/png,image/jpeg"
        label={t("label")}
        hint={joinSentences(t("hint"), t("rights"))}
        error={trouble ? t(trouble) : errorOf("icon_url")}
        chooseText={t(chosen || address ? "replace" : "choose")}
        dropText={t("drop")}
        preview={address ? <img src={address} alt="" width={104} height={104} /> : undefined}
        chosen={chosen && <ChosenFile file={chosen} isRight={trouble === undefined} />}
        actions={
          trouble === "error" && (
            <Button variant="quiet" size="sm" onClick={logo.openCropper}>
              {t("crop")}
            </Button>
          )
        }
        onFile={logo.choose}
      />
      <input type="hidden" name="icon_url" value={address} />
      {address && <LogoPreview src={address} />}
      {isCropping && chosen?.image && (
        <Suspense>
          <Cropper image={chosen.image} onClose={logo.closeCropper} onCrop={logo.crop} />
        </Suspense>
      )}
    </>
  );
}

function ChosenFile({ file, isRight }: { readonly file: Chosen; readonly isRight: boolean }) {
  const t = useTranslations("submitCommon.logo");
  const fileSize = useFileSize();
  const { name, bytes, image } = file;
  return (
    <>
      <b>{name}</b>
      {image &&
        t(isRight ? "ready" : "found", {
          width: String(image.width),
          height: String(image.height),
          size: fileSize(bytes),
        })}
    </>
  );
}

function useLogo() {
  const { start, change } = useFormState();
  const [address, setAddress] = useState(() => valueAt(start, "icon_url"));
  const [chosen, setChosen] = useState<Chosen>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isCropping, setCropping] = useState(false);

  const settle = (value: string, problem?: Trouble) => {
    setAddress(value);
    setTrouble(problem);
    change("icon_url");
  };
  const send = async (file: Blob) => {
    const answer = await uploadFile("logo", file);
    if (typeof answer === "object") settle(answer.value);
    else settle("", answer === "refused" ? "error" : "uploadFailed");
  };
  const look = async (file: File) => {
    const picture: Picture | null = await readPicture(file);
    setChosen({ name: file.name, bytes: file.size, image: picture?.image ?? null });
    if (picture?.isRight) await send(file);
    else settle("", picture ? "error" : "unreadable");
  };
  const crop = async (logo: Blob) => {
    setCropping(false);
    const image = await createImageBitmap(logo);
    setChosen((known) => known && { ...known, bytes: logo.size, image });
    await send(logo);
  };
  return {
    address,
    chosen,
    trouble,
    isCropping,
    crop: (logo: Blob) => void crop(logo),
    choose: (file: File | undefined) => void (file && look(file)),
    openCropper: () => setCropping(true),
    closeCropper: () => setCropping(false),
  };
}
