wallets-group-benfen = BenFen
address-other_family_benfen = Це адреса EVM. Для цієї мережі потрібна адреса BenFen.
address-without_bfc = Адреси в цій мережі починаються з BFC.
address-digits_benfen = Після BFC в адресі можуть бути лише цифри 0–9 та літери a–f.
address-long_benfen = В адресі BenFen після BFC має бути 68 символів.
