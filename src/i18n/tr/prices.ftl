### Fiyatlar: eski bir rakamın işareti

prices-stale = Eski fiyat
prices-stale-why = Bu rakamın ardındaki dolar fiyatı eski: kaynağı son zamanlarda yanıt vermedi. Token tutarları kesindir.
