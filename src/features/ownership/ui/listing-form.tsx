import { useTranslations } from "use-intl";
import { MAX_LISTING_ADDRESS } from "#features/ownership/listing-address.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";

interface ListingFormProps {
  /** What was typed before. */
  readonly listing: string;
  readonly error: string | undefined;
  readonly button: string;
}

/** Asks which listing is meant; the same page answers with the next step. */
export function ListingForm({ listing, error, button }: ListingFormProps) {
  const t = useTranslations("ownership.recover");
  return (
    <form method="get" noValidate>
      <Stack gap={4}>
        <TextField
          id="listing"
          name="listing"
          label={t("listing")}
          hint={t("listingHint")}
          defaultValue={listing}
          error={error}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LISTING_ADDRESS}
          mono
          required
        />
        <div>
          <Button type="submit">{button}</Button>
        </div>
      </Stack>
    </form>
  );
}
