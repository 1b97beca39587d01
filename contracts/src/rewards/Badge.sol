// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {Governed} from "../access/Governed.sol";
import {IBadge} from "./IBadge.sol";
import {IERC5192} from "./IERC5192.sol";

/// @notice Badges that an issuer authorizes, one per account and kind. Free apart from gas; the contract holds nothing.
contract Badge is ERC721, EIP712, Governed, IBadge {
    bytes32 private constant MINT_TYPEHASH = keccak256("Mint(address account,uint32 kind,uint256 deadline)");
    bytes4 private constant ERC4906 = 0x49064906;

    /// @inheritdoc IBadge
    bool public immutable isSoulbound;
    /// @inheritdoc IBadge
    address public issuer;
    string private base;

    /// @param baseURI Metadata of a badge is at this address followed by its kind in decimals.
    constructor(
        string memory name_,
        string memory symbol_,
        string memory baseURI,
        address governor_,
        address issuer_,
        bool soulbound
    ) ERC721(name_, symbol_) EIP712("Causeway Badge", "1") Governed(governor_) {
        isSoulbound = soulbound;
        base = baseURI;
        changeIssuer(issuer_);
    }

    /// @inheritdoc IBadge
    function mint(uint32 kind, uint256 deadline, bytes calldata authorization) external {
        if (block.timestamp > deadline) revert AuthorizationExpired(deadline);
        bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(MINT_TYPEHASH, msg.sender, kind, deadline)));
        // The zero address for a malformed signature, and the issuer is never zero.
        (address signer,,) = ECDSA.tryRecoverCalldata(digest, authorization);
        if (signer != issuer) revert NotAuthorized();
        uint256 tokenId = tokenIdOf(msg.sender, kind);
        if (_ownerOf(tokenId) != address(0)) revert AlreadyMinted(tokenId);
        // No callback to the caller, who knows that it is minting.
        _mint(msg.sender, tokenId);
        if (isSoulbound) emit Locked(tokenId);
        else emit Unlocked(tokenId);
    }

    /// @notice Names the account whose signatures authorize; earlier ones are void at once.
    function setIssuer(address next) external onlyGovernor {
        changeIssuer(next);
    }

    /// @notice Moves the metadata, for instance to another domain.
    function setBaseURI(string calldata next) external onlyGovernor {
        base = next;
        emit BatchMetadataUpdate(0, type(uint256).max);
    }

    /// @inheritdoc IBadge
    function tokenIdOf(address account, uint32 kind) public pure returns (uint256) {
        return uint256(kind) << 160 | uint160(account);
    }

    /// @inheritdoc IBadge
    function isMinted(address account, uint32 kind) external view returns (bool) {
        return _ownerOf(tokenIdOf(account, kind)) != address(0);
    }

    /// @inheritdoc IERC5192
    function locked(uint256 tokenId) external view returns (bool) {
        _requireOwned(tokenId);
        return isSoulbound;
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return string.concat(base, Strings.toString(tokenId >> 160));
    }

    function supportsInterface(bytes4 id) public view override returns (bool) {
        return id == type(IERC5192).interfaceId || id == ERC4906 || super.supportsInterface(id);
    }

    /// @dev Nothing burns a badge, so only a mint has no previous owner.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address) {
        address from = super._update(to, tokenId, auth);
        if (isSoulbound && from != address(0)) revert Soulbound(tokenId);
        return from;
    }

    function changeIssuer(address next) private {
        if (next == address(0)) revert ZeroIssuer();
        emit IssuerChanged(issuer, next);
        issuer = next;
    }
}
