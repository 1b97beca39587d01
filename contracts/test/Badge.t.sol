// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Governed} from "src/access/Governed.sol";
import {Badge} from "src/rewards/Badge.sol";
import {IBadge} from "src/rewards/IBadge.sol";
import {IERC5192} from "src/rewards/IERC5192.sol";
import {TestBase} from "./support/TestBase.sol";

contract BadgeTest is TestBase {
    Badge private badge;
    address private ada = named("ada");
    address private ben = named("ben");
    address private governor = named("governor");

    uint32 private constant KIND = 7;
    uint256 private constant NOW = 1703462400;
    uint256 private constant DEADLINE = NOW + 10 minutes;
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant MINT = keccak256("Mint(address account,uint32 kind,uint256 deadline)");

    function setUp() public {
        badge = deploy(true);
        vm.warp(NOW);
    }

    function deploy(bool soulbound) private returns (Badge) {
        return new Badge("Badges", "BDG", "https://app.test/api/badges/", governor, named("issuer"), soulbound);
    }

    function authorize(string memory signer, Badge target, address account, uint32 kind, uint256 deadline)
        private
        view
        returns (bytes memory)
    {
        bytes32 separator = keccak256(
            abi.encode(DOMAIN, keccak256("Causeway Badge"), keccak256("1"), block.chainid, address(target))
        );
        bytes32 structHash = keccak256(abi.encode(MINT, account, kind, deadline));
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key(signer), keccak256(abi.encodePacked("\x19\x01", separator, structHash)));
        return abi.encodePacked(r, s, v);
    }

    function mintAs(Badge target, address account) private returns (uint256 id) {
        bytes memory authorization = authorize("issuer", target, account, KIND, DEADLINE);
        vm.prank(account);
        target.mint(KIND, DEADLINE, authorization);
        return target.tokenIdOf(account, KIND);
    }

    function expectRefused(address sender, uint32 kind, uint256 deadline, bytes memory authorization) private {
        vm.prank(sender);
        vm.expectRevert(IBadge.NotAuthorized.selector);
        badge.mint(kind, deadline, authorization);
    }

    function test_mint_givesTheAccountItsBadge() public {
        uint256 id = uint256(KIND) << 160 | uint160(ada);
        vm.assertEq(badge.isMinted(ada, KIND), false, "before");
        vm.expectEmit(true, true, true, true, address(badge));
        emit IERC5192.Locked(id);
        vm.assertEq(mintAs(badge, ada), id, "id");
        vm.assertEq(badge.ownerOf(id), ada, "owner");
        vm.assertEq(badge.balanceOf(ada), 1, "balance");
        vm.assertEq(badge.isMinted(ada, KIND), true, "after");
        vm.assertEq(badge.isMinted(ben, KIND), false, "of another account");
        vm.assertEq(badge.isMinted(ada, KIND + 1), false, "of another kind");
        vm.assertEq(badge.locked(id), true, "locked");
        vm.assertEq(keccak256(bytes(badge.tokenURI(id))), keccak256("https://app.test/api/badges/7"), "metadata");
    }

    function test_mint_AlreadyMinted() public {
        uint256 id = mintAs(badge, ada);
        bytes memory authorization = authorize("issuer", badge, ada, KIND, DEADLINE);
        vm.prank(ada);
        vm.expectRevert(abi.encodeWithSelector(IBadge.AlreadyMinted.selector, id));
        badge.mint(KIND, DEADLINE, authorization);
    }

    function test_mint_AuthorizationExpired() public {
        bytes memory authorization = authorize("issuer", badge, ada, KIND, DEADLINE);
        vm.warp(DEADLINE + 1);
        vm.prank(ada);
        vm.expectRevert(abi.encodeWithSelector(IBadge.AuthorizationExpired.selector, DEADLINE));
        badge.mint(KIND, DEADLINE, authorization);
        vm.warp(DEADLINE);
        vm.prank(ada);
        badge.mint(KIND, DEADLINE, authorization);
    }

    function test_mint_NotAuthorized() public {
        Badge other = deploy(true);
        expectRefused(ada, KIND, DEADLINE, authorize("ben", badge, ada, KIND, DEADLINE));
        expectRefused(ben, KIND, DEADLINE, authorize("issuer", badge, ada, KIND, DEADLINE));
        expectRefused(ada, KIND + 1, DEADLINE, authorize("issuer", badge, ada, KIND, DEADLINE));
        expectRefused(ada, KIND, DEADLINE + 1, authorize("issuer", badge, ada, KIND, DEADLINE));
        expectRefused(ada, KIND, DEADLINE, authorize("issuer", other, ada, KIND, DEADLINE));
        expectRefused(ada, KIND, DEADLINE, "");
        bytes memory ofThisChain = authorize("issuer", badge, ada, KIND, DEADLINE);
        vm.chainId(1);
        expectRefused(ada, KIND, DEADLINE, ofThisChain);
    }

    function testFuzz_mint_refusesAnyOtherSignature(bytes calldata authorization) public {
        expectRefused(ada, KIND, DEADLINE, authorization);
    }

    function test_transfer_Soulbound() public {
        uint256 id = mintAs(badge, ada);
        vm.prank(ada);
        badge.approve(ben, id);
        vm.prank(ben);
        vm.expectRevert(abi.encodeWithSelector(IBadge.Soulbound.selector, id));
        badge.transferFrom(ada, ben, id);
    }

    function test_transfer_keepsTheIdOfTheFirstOwner() public {
        Badge free = deploy(false);
        vm.expectEmit(true, true, true, true, address(free));
        emit IERC5192.Unlocked(free.tokenIdOf(ada, KIND));
        uint256 id = mintAs(free, ada);
        vm.assertEq(free.locked(id), false, "unlocked");
        vm.prank(ada);
        free.transferFrom(ada, ben, id);
        vm.assertEq(free.ownerOf(id), ben, "new owner");
        vm.assertEq(free.isMinted(ada, KIND), true, "minted once for ever");
        bytes memory authorization = authorize("issuer", free, ada, KIND, DEADLINE);
        vm.prank(ada);
        vm.expectRevert(abi.encodeWithSelector(IBadge.AlreadyMinted.selector, id));
        free.mint(KIND, DEADLINE, authorization);
        mintAs(free, ben);
        vm.assertEq(free.balanceOf(ben), 2, "its own as well");
    }

    function test_reads_requireABadge() public {
        uint256 id = badge.tokenIdOf(ada, KIND);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id));
        badge.locked(id);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id));
        badge.tokenURI(id);
    }

    function test_setIssuer_voidsEarlierAuthorizations() public {
        bytes memory earlier = authorize("issuer", badge, ada, KIND, DEADLINE);
        vm.prank(governor);
        vm.expectEmit(true, true, true, true, address(badge));
        emit IBadge.IssuerChanged(named("issuer"), named("next"));
        badge.setIssuer(named("next"));
        expectRefused(ada, KIND, DEADLINE, earlier);
        bytes memory later = authorize("next", badge, ada, KIND, DEADLINE);
        vm.prank(ada);
        badge.mint(KIND, DEADLINE, later);
    }

    function test_setIssuer_ZeroIssuer() public {
        vm.prank(governor);
        vm.expectRevert(IBadge.ZeroIssuer.selector);
        badge.setIssuer(address(0));
    }

    function test_setBaseURI_movesTheMetadata() public {
        uint256 id = mintAs(badge, ada);
        vm.prank(governor);
        vm.expectEmit(true, true, true, true, address(badge));
        emit IBadge.BatchMetadataUpdate(0, type(uint256).max);
        badge.setBaseURI("https://new.test/");
        vm.assertEq(keccak256(bytes(badge.tokenURI(id))), keccak256("https://new.test/7"), "metadata");
    }

    function test_settings_NotGovernor() public {
        vm.prank(named("issuer"));
        vm.expectRevert(Governed.NotGovernor.selector);
        badge.setIssuer(ada);
        vm.prank(named("issuer"));
        vm.expectRevert(Governed.NotGovernor.selector);
        badge.setBaseURI("https://ada.test/");
    }

    function test_supportsInterface() public view {
        vm.assertEq(badge.supportsInterface(0x01ffc9a7), true, "ERC-165");
        vm.assertEq(badge.supportsInterface(0x80ac58cd), true, "ERC-721");
        vm.assertEq(badge.supportsInterface(0x5b5e139f), true, "ERC-721 metadata");
        vm.assertEq(badge.supportsInterface(0x49064906), true, "ERC-4906");
        vm.assertEq(badge.supportsInterface(0xb45a3c0e), true, "ERC-5192");
        vm.assertEq(badge.supportsInterface(0xffffffff), false, "none");
    }
}
